import { restTypes, type WireOf } from '../wire/rest-types.ts';

/**
 * The responses of the MAL-style service's version 4 as far as they are used, in the form of the tracker's types. Everything may be
 * absent that has no `!`.
 */
const TYPES = {
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
  MalMedia: [
    'mal_id:i!,url:u!,images:Images,title:s!,titles:[MalTitle],title_english:s,type:s,source:s,status:s,episodes:i',
    'chapters:i,volumes:i,aired:Dates,published:Dates,duration:s,rating:s,score:f,scored_by:i,rank:i,popularity:i',
    'members:i,favorites:i,synopsis:s,background:s,season:s,year:i,trailer:Trailer,studios:[Reference]',
    'producers:[Reference],genres:[Reference],explicit_genres:[Reference],themes:[Reference]',
    'demographics:[Reference],external:[Site],relations:[Relation]',
  ],
  MalPerson: 'mal_id:i!,url:u!,name:s!,images:Images',
  MalVoice: 'language:s!,person:MalPerson!',
  MalCharacter: 'role:s!,character:MalPerson!,voice_actors:[MalVoice]',
  MalStaff: 'positions:[s]!,person:MalPerson!',
} as const;

const typeCalled = restTypes(TYPES);

export type MalType = 'anime' | 'manga';
export type MalMediaWire = WireOf<typeof TYPES, 'MalMedia'>;
export type MalImages = WireOf<typeof TYPES, 'Images'>;
/** A link to something of the service: a genre, a studio, a related work. */
export type MalReference = WireOf<typeof TYPES, 'Reference'>;

/** The type of what answers each operation. */
const ROOTS: Readonly<Record<string, string>> = {
  'mal-media-full': 'Work',
  'mal-search': 'Works',
  'mal-genres': 'Genres',
  'mal-characters': 'Characters',
  'mal-staff': 'StaffMembers',
};

/** The type of the response to an operation; undefined for one that a newer remote brings along. */
export const malPayloadType = (operation: string) => typeCalled(ROOTS[operation]);
