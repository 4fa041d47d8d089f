import { present } from '@tsugi/data/operation';
import type {
  UserAnimeGenresQuery,
  UserAnimeStaffQuery,
  UserAnimeStudiosQuery,
  UserAnimeTagsQuery,
  UserAnimeVoiceActorsQuery,
} from '../../../generated/operations.ts';
import {
  GENRES,
  genreOf,
  PERSON,
  RANKED,
  ranked,
  STAFF,
  staffOf,
  TAGS,
  tagOf,
  toPerson,
} from './user-statistics.ts';

export const userAnimeGenres = ranked(
  'user-anime-genres',
  `anime ${GENRES}`,
  ({ User }: UserAnimeGenresQuery) => User?.statistics?.anime?.genres,
  genreOf,
);

export const userAnimeTags = ranked(
  'user-anime-tags',
  `anime ${TAGS}`,
  ({ User }: UserAnimeTagsQuery) => User?.statistics?.anime?.tags,
  tagOf,
);

export const userAnimeStaff = ranked(
  'user-anime-staff',
  `anime ${STAFF}`,
  ({ User }: UserAnimeStaffQuery) => User?.statistics?.anime?.staff,
  staffOf,
);

export const userAnimeStudios = ranked(
  'user-anime-studios',
  `anime { studios { studio { id name } ${RANKED} } }`,
  ({ User }: UserAnimeStudiosQuery) => User?.statistics?.anime?.studios,
  ({ studio }) => studio && { studio },
);

export const userAnimeVoiceActors = ranked(
  'user-anime-voice-actors',
  `anime { voiceActors { characterIds voiceActor ${PERSON} ${RANKED} } }`,
  ({ User }: UserAnimeVoiceActorsQuery) => User?.statistics?.anime?.voiceActors,
  ({ voiceActor, characterIds }) =>
    voiceActor && { voiceActor: toPerson(voiceActor), characterIds: present(characterIds) },
);
