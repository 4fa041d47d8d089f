import { typesOf, type WireType, wireType } from './wire-type.ts';

/**
 * The responses of the services without a schema, in the form of the tracker's types: what the wire types beside the sources say.
 * Everything may be absent that has no `!`.
 */
const TYPES: Readonly<Record<string, string>> = {
  Work: 'data:MalMedia!',
  Works: 'data:[MalMedia]!,pagination:Pagination',
  Genres: 'data:[Genre]!',
  Characters: 'data:[MalCharacter]!',
  StaffMembers: 'data:[MalStaff]!',
  Pagination: 'has_next_page:b',
  Genre: 'mal_id:i!,name:s!',
  Reference: 'mal_id:i!,type:s!,name:s!,url:u!',
  Images: 'webp:Image,jpg:Image',
  Image: 'image_url:u,large_image_url:u',
  MalTitle: 'type:s!,title:s!',
  Dates: 'from:s,to:s,prop:DateParts',
  DateParts: 'from:Year,to:Year',
  Year: 'year:i',
  Trailer: 'youtube_id:s',
  Site: 'name:s!,url:u!',
  Relation: 'relation:s!,entry:[Reference]!',
  MalMedia:
    'mal_id:i!,url:u!,images:Images,title:s!,titles:[MalTitle],title_english:s,type:s,source:s,status:s,episodes:i,' +
    'chapters:i,volumes:i,aired:Dates,published:Dates,duration:s,rating:s,score:f,scored_by:i,rank:i,popularity:i,' +
    'members:i,favorites:i,synopsis:s,background:s,season:s,year:i,trailer:Trailer,studios:[Reference],' +
    'producers:[Reference],genres:[Reference],explicit_genres:[Reference],themes:[Reference],' +
    'demographics:[Reference],external:[Site],relations:[Relation]',
  MalPerson: 'mal_id:i!,url:u!,name:s!,images:Images',
  MalVoice: 'language:s!,person:MalPerson!',
  MalCharacter: 'role:s!,character:MalPerson!,voice_actors:[MalVoice]',
  MalStaff: 'positions:[s]!,person:MalPerson!',
  AnimeList: 'anime:[Anime]!',
  ArtistPage: 'artist:Artist!',
  Anime: 'name:s!,slug:s!,year:i,animethemes:[Theme],resources:[Resource]',
  Artist: 'name:s!,slug:s!,images:[Picture],resources:[Resource],songs:[Song]',
  Picture: 'link:u!,facet:s',
  Resource: 'link:u!,site:s,external_id:i',
  Song: 'id:i!,title:s,animethemes:[Theme]',
  Theme:
    'id:i!,type:s,sequence:i,slug:s,group:ThemeGroup,song:ThemeSong,animethemeentries:[Entry],anime:Anime',
  ThemeGroup: 'name:s',
  ThemeSong: 'title:s,artists:[ThemeArtist]',
  ThemeArtist: 'name:s!,slug:s!',
  Entry: 'id:i!,version:i,episodes:s,spoiler:b,nsfw:b,videos:[Video]',
  Video: 'id:i!,link:u!,resolution:i,source:s,nc:b,audio:Audio',
  Audio: 'link:u',
  // What the adapters of the themes service make of their forms of it.
  AnimeThemes: 'name:s,themes:[ReadTheme]!',
  ArtistThemes: 'slug:s!,name:s!,images:[u]!,resources:[ReadResource]!,songs:[ReadSong]!',
  ReadResource: 'site:s!,link:u!,externalId:i',
  ReadSong: 'id:i!,title:s,themes:[ReadTheme]!',
  ReadTheme: 'id:i!,slug:s!,type:s!,song:ReadThemeSong!,entries:[ReadEntry]!,anime:ReadAnime',
  ReadThemeSong: 'title:s,artists:[ThemeArtist]!',
  ReadAnime: 'name:s!,slug:s!,year:i',
  ReadEntry: 'id:i!,version:i,episodes:s,spoiler:b!,nsfw:b!,videos:[ReadVideo]!',
  ReadVideo: 'id:i!,link:u!,resolution:i,source:s,nc:b!,audioLink:u',
};

/** The type of what answers each operation. */
const ROOTS: Readonly<Record<string, string>> = {
  'mal-media-full': 'Work',
  'mal-search': 'Works',
  'mal-genres': 'Genres',
  'mal-characters': 'Characters',
  'mal-staff': 'StaffMembers',
  'anime-themes': 'AnimeList',
  'theme-anime-ids': 'AnimeList',
  'theme-artist': 'ArtistPage',
};

/** The types of decoded results, for the service whose responses have several forms. */
const RESULTS: Readonly<Record<string, string>> = {
  'anime-themes': 'AnimeThemes',
  'theme-artist': 'ArtistThemes',
};

/** The type of what an operation decodes; undefined where the type of its response is enough. */
export function resultType(operation: string): WireType | undefined {
  const root = RESULTS[operation];
  return root === undefined ? undefined : typeCalled(`${root}!`);
}

/** The type of the response to an operation; undefined for one that a newer remote brings along. */
export function restType(operation: string): WireType | undefined {
  const root = ROOTS[operation];
  return root === undefined ? undefined : typeCalled(`${root}!`);
}

/** Lists lose what does not fit: the wire types allow no null in them. */
function typeCalled(text: string): WireType {
  return wireType(
    text,
    (name) => {
      // Made on first use: types contain each other.
      let fields: ReturnType<typeof fieldsOf> | undefined;
      return () => {
        fields ??= fieldsOf(name);
        return fields;
      };
    },
    true,
  );
}

function fieldsOf(type: string) {
  return [...typesOf(TYPES[type] ?? '')].map(([name, text]) => ({
    name,
    type: typeCalled(text),
    isOptional: !text.endsWith('!'),
    isNeverNull: text.startsWith('['),
  }));
}
