import type { MalType } from '@tsugi/data/operation';
import type { Season } from '@tsugi/data/pure';
import { malSort } from '@tsugi/data/sort-keys';
import type { MediaStatus } from '@tsugi/data/wire/tracker';
import { type Loose, some } from '../../filters/filter.ts';
import type { Format } from '../../filters/format.ts';
import { defaultOrder } from '../../filters/order.ts';
import type { FilterContext } from '../../filters/params.ts';
import { includesAdult, type Rating } from '../../filters/rating.ts';
import { boundsOf } from '../../filters/year.ts';

/** Ids of genres and themes by their names. */
export type MalGenreIds = ReadonlyMap<string, number>;

/** What the service cannot narrow by itself is left out of its results on this device. Absent members keep everything. */
export interface MalNarrow {
  /** Labels of the results: `TV`, `Finished Airing`, `PG-13`. */
  readonly formats?: readonly string[];
  readonly statuses?: readonly string[];
  readonly ratings?: readonly string[];
  readonly genres?: readonly number[];
  readonly excludedGenres?: readonly number[];
  /** Part of a title, in lower case. */
  readonly text?: string;
  /** The year of the beginning. */
  readonly lastYear?: number;
}

/** A search of the MAL-style service. Of `params` only what it can carry out. */
interface MalAsked extends Pick<FilterContext, 'header' | 'params' | 'showsAdult'> {
  readonly type: MalType;
  /** The list of one season is asked for, which takes a format and nothing else; the results are narrowed. */
  readonly season: Season | undefined;
  readonly genreIds: MalGenreIds;
  readonly now: Date;
}

/** What a request has of a filter. */
interface MalPart {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly narrow?: Loose<MalNarrow>;
}

/** A value as the service's requests name it, and the label that results have for it. */
type Value = readonly [code: string, label: string];
type Values<T extends string> = Readonly<Partial<Record<T, Value>>>;

const FORMATS: Readonly<Record<MalType, Values<Format>>> = {
  anime: {
    TV: ['tv', 'TV'],
    MOVIE: ['movie', 'Movie'],
    SPECIAL: ['special', 'Special'],
    TV_SPECIAL: ['tv_special', 'TV Special'],
    OVA: ['ova', 'OVA'],
    ONA: ['ona', 'ONA'],
    MUSIC: ['music', 'Music'],
    CM: ['cm', 'CM'],
    PV: ['pv', 'PV'],
  },
  manga: {
    MANGA: ['manga', 'Manga'],
    NOVEL: ['lightnovel', 'Light Novel'],
    PROSE: ['novel', 'Novel'],
    ONE_SHOT: ['oneshot', 'One-shot'],
    DOUJINSHI: ['doujin', 'Doujinshi'],
    MANHWA: ['manhwa', 'Manhwa'],
    MANHUA: ['manhua', 'Manhua'],
  },
};

/** Those that the list of a season cannot be asked for. */
const NO_SEASON_FORMATS: readonly string[] = ['tv_special', 'cm', 'pv'];

const STATUSES: Readonly<Record<MalType, Values<MediaStatus>>> = {
  anime: {
    RELEASING: ['airing', 'Currently Airing'],
    FINISHED: ['complete', 'Finished Airing'],
    NOT_YET_RELEASED: ['upcoming', 'Not yet aired'],
  },
  manga: {
    RELEASING: ['publishing', 'Publishing'],
    FINISHED: ['complete', 'Finished'],
    NOT_YET_RELEASED: ['upcoming', 'Not yet published'],
    HIATUS: ['hiatus', 'On Hiatus'],
    CANCELLED: ['discontinued', 'Discontinued'],
  },
};

/** Results write a rating as `PG-13 - Teens 13 or older`: the label is what stands before ` - `. */
const RATINGS: Values<Rating> = {
  G: ['g', 'G'],
  PG: ['pg', 'PG'],
  PG13: ['pg13', 'PG-13'],
  R17: ['r17', 'R'],
  R: ['r', 'R+'],
  RX: ['rx', 'Rx'],
};

/**
 * What a request has of each filter that the service knows. It takes one format, one status and one rating at a time: of
 * several, none is sent and the results are narrowed.
 */
export const MAL_PARTS: readonly ((asked: MalAsked) => MalPart)[] = [
  ({ params: { q }, season }) =>
    season ? { narrow: { text: q.toLowerCase() || undefined } } : { query: { q: q || undefined } },
  ({ type, header, params, season }) => {
    const wanted = valuesOf(FORMATS[type], params.format, header?.format);
    const code = wanted.length === 1 ? wanted[0]?.[0] : undefined;
    return code === undefined || (season && NO_SEASON_FORMATS.includes(code))
      ? { narrow: { formats: labelsOf(wanted) } }
      : { query: { [season ? 'filter' : 'type']: code } };
  },
  ({ type, header, params, season }) => {
    const wanted = valuesOf(STATUSES[type], params.status, header?.status);
    return wanted.length === 1 && !season
      ? { query: { status: wanted[0]?.[0] } }
      : { narrow: { statuses: labelsOf(wanted) } };
  },
  ({ params, season, showsAdult }) => {
    const sfw = includesAdult({ params, showsAdult }) ? undefined : true;
    const wanted = valuesOf(RATINGS, params.rating);
    return wanted.length === 1 && !season
      ? { query: { sfw, rating: wanted[0]?.[0] } }
      : { query: { sfw }, narrow: { ratings: labelsOf(wanted) } };
  },
  ({ params, season, genreIds }) => {
    const wanted = idsOf([...params.genre, ...params.tag], genreIds);
    const unwanted = idsOf(params.excludeGenre, genreIds);
    return season
      ? { narrow: { genres: some(wanted), excludedGenres: some(unwanted) } }
      : { query: { genres: wanted.join() || undefined, genres_exclude: unwanted.join() || undefined } };
  },
  ({ params, season, now }) => {
    const [from, to] = season ? [] : boundsOf(params);
    return {
      query: {
        start_date: from && `${from}-01-01`,
        // What still runs has no end: a bound that is not over yet is left to the year of the beginning.
        end_date: to === undefined || to >= now.getFullYear() ? undefined : `${to}-12-31`,
      },
      narrow: { lastYear: to },
    };
  },
  ({ header, params, season }) =>
    season ? {} : { query: { ...malSort(params.order ?? defaultOrder(header), params.sort === 'ASC') } },
];

/** What was chosen, or else what the header stands for, as far as the service has it. */
function valuesOf<T extends string>(known: Values<T>, chosen: readonly T[], byHeader?: T): readonly Value[] {
  const wanted = chosen.length > 0 || byHeader === undefined ? chosen : [byHeader];
  return wanted.flatMap((value) => (known[value] ? [known[value]] : []));
}

function labelsOf(values: readonly Value[]): readonly string[] | undefined {
  return some(values.map(([, label]) => label));
}

function idsOf(names: readonly string[], genreIds: MalGenreIds): readonly number[] {
  return [...new Set(names.flatMap((name) => genreIds.get(name) ?? []))];
}
