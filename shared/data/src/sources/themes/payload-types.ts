import { restTypes, type WireOf } from '../wire/rest-types.ts';

/**
 * The JSON:API responses of the themes service, in the form of the tracker's types. Everything may be absent that has no `!`;
 * relations are there when `include` names them.
 */
const TYPES = {
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
} as const;

const typeCalled = restTypes(TYPES);

export type ThemesWire<Name extends keyof typeof TYPES> = WireOf<typeof TYPES, Name>;

/** The type of what answers each operation. */
const ROOTS: Readonly<Record<string, string>> = {
  'anime-themes': 'AnimeList',
  'theme-anime-ids': 'AnimeList',
  'theme-artist': 'ArtistPage',
};

/** The types of decoded results: the responses have several forms. */
const RESULTS: Readonly<Record<string, string>> = {
  'anime-themes': 'AnimeThemes',
  'theme-artist': 'ArtistThemes',
};

/** The type of the response to an operation; undefined for one that a newer remote brings along. */
export const themesPayloadType = (operation: string) => typeCalled(ROOTS[operation]);

/** The type of what an operation decodes; undefined where the type of its response is enough. */
export const themesResultType = (operation: string) => typeCalled(RESULTS[operation]);
