import type {
  UserMangaGenresQuery,
  UserMangaStaffQuery,
  UserMangaTagsQuery,
} from '../../../generated/operations.ts';
import { GENRES, genreOf, ranked, STAFF, staffOf, TAGS, tagOf } from './user-statistics.ts';

export const userMangaGenres = ranked(
  'user-manga-genres',
  `manga ${GENRES}`,
  ({ User }: UserMangaGenresQuery) => User?.statistics?.manga?.genres,
  genreOf,
);

export const userMangaTags = ranked(
  'user-manga-tags',
  `manga ${TAGS}`,
  ({ User }: UserMangaTagsQuery) => User?.statistics?.manga?.tags,
  tagOf,
);

export const userMangaStaff = ranked(
  'user-manga-staff',
  `manga ${STAFF}`,
  ({ User }: UserMangaStaffQuery) => User?.statistics?.manga?.staff,
  staffOf,
);
