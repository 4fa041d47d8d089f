import type { MediaStatus } from '@tsugi/data/wire/tracker';
import type { Format, Rating } from '../../model/values.ts';

export type MalType = 'anime' | 'manga';

/** A value as the service's requests name it, and the labels that results have for it. */
export interface MalValue {
  readonly code: string;
  readonly labels: readonly string[];
}

type Values<T extends string> = Readonly<Partial<Record<T, MalValue>>>;

const value = (code: string, ...labels: readonly string[]): MalValue => ({ code, labels });

/** TV shorts are no format of their own there. */
export const MAL_FORMATS: Readonly<Record<MalType, Values<Format>>> = {
  anime: {
    TV: value('tv', 'TV'),
    MOVIE: value('movie', 'Movie'),
    SPECIAL: value('special', 'Special'),
    TV_SPECIAL: value('tv_special', 'TV Special'),
    OVA: value('ova', 'OVA'),
    ONA: value('ona', 'ONA'),
    MUSIC: value('music', 'Music'),
    CM: value('cm', 'CM'),
    PV: value('pv', 'PV'),
  },
  manga: {
    MANGA: value('manga', 'Manga'),
    NOVEL: value('lightnovel', 'Light Novel'),
    PROSE: value('novel', 'Novel'),
    ONE_SHOT: value('oneshot', 'One-shot'),
    DOUJINSHI: value('doujin', 'Doujinshi'),
    MANHWA: value('manhwa', 'Manhwa'),
    MANHUA: value('manhua', 'Manhua'),
  },
};

/** Formats that the list of a season cannot be asked for: its results are narrowed. */
export const NO_SEASON_FORMATS: readonly string[] = ['tv_special', 'cm', 'pv'];

export const MAL_STATUSES: Readonly<Record<MalType, Values<MediaStatus>>> = {
  anime: {
    RELEASING: value('airing', 'Currently Airing'),
    FINISHED: value('complete', 'Finished Airing'),
    NOT_YET_RELEASED: value('upcoming', 'Not yet aired'),
  },
  manga: {
    RELEASING: value('publishing', 'Publishing'),
    FINISHED: value('complete', 'Finished'),
    NOT_YET_RELEASED: value('upcoming', 'Not yet published'),
    HIATUS: value('hiatus', 'On Hiatus'),
    CANCELLED: value('discontinued', 'Discontinued'),
  },
};

/** Results write a rating as `PG-13 - Teens 13 or older`: the label is what stands before ` - `. */
export const MAL_RATINGS: Values<Rating> = {
  G: value('g', 'G'),
  PG: value('pg', 'PG'),
  PG13: value('pg13', 'PG-13'),
  R17: value('r17', 'R'),
  R: value('r', 'R+'),
  RX: value('rx', 'Rx'),
};
