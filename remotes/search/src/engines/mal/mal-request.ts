import type { SeasonName } from '@tsugi/data/pure';
import { malSort } from '@tsugi/data/sort-keys';
import { includesAdult } from '../../filters/adult.ts';
import { effectiveParams, type FilterContext } from '../../filters/engine-rules.ts';
import type { SearchParams } from '../../filters/params.ts';
import type { Header } from '../../model/header.ts';
import { DEFAULT_ORDER } from '../../model/order.ts';
import { malRules } from './mal-rules.ts';
import type { MalSearchPath } from './mal-search.query.ts';
import {
  MAL_FORMATS,
  MAL_RATINGS,
  MAL_STATUSES,
  type MalType,
  type MalValue,
  NO_SEASON_FORMATS,
} from './mal-values.ts';

/** A search, besides the names that the service knows. */
export type MalContext = Omit<FilterContext, 'knownNames'>;

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

export interface MalRequest {
  readonly path: MalSearchPath;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  readonly narrow: MalNarrow;
}

/**
 * The request a URL stands for. The service takes one format, one status and one rating at a time: of several, none is
 * sent and the results are narrowed. Its seasons take a format and nothing else.
 */
export function malRequest(context: MalContext, genreIds: MalGenreIds, now: Date): MalRequest {
  const params = effectiveParams(malRules, { ...context, knownNames: new Set(genreIds.keys()) });
  const type = context.type === 'manga' ? 'manga' : 'anime';
  const asked = {
    type,
    header: context.header,
    params,
    formats: choices(MAL_FORMATS[type], params.format, context.header?.format),
    statuses: choices(MAL_STATUSES[type], params.status, context.header?.status),
    ratings: choices(MAL_RATINGS, params.rating, undefined),
    genres: idsOf([...params.genre, ...params.tag], genreIds),
    excludedGenres: idsOf(params.excludeGenre, genreIds),
    sfw: includesAdult(params, context.showsAdult) ? undefined : true,
  } as const;
  return seasonRequest(asked) ?? searchRequest(asked, now);
}

/** Whether the ids of genres are needed to ask. */
export function namesGenres({ genre, tag, excludeGenre }: SearchParams): boolean {
  return genre.length + tag.length + excludeGenre.length > 0;
}

interface Asked {
  readonly type: MalType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  readonly formats: readonly MalValue[];
  readonly statuses: readonly MalValue[];
  readonly ratings: readonly MalValue[];
  readonly genres: readonly number[];
  readonly excludedGenres: readonly number[];
  readonly sfw: true | undefined;
}

function searchRequest(asked: Asked, now: Date): MalRequest {
  const { type, header, params, formats, statuses, ratings, genres, excludedGenres, sfw } = asked;
  const [from, to] =
    params.year === undefined ? [params.startYear, params.endYear] : [params.year, params.year];
  return {
    path: type,
    query: present({
      q: params.q || undefined,
      type: single(formats)?.code,
      status: single(statuses)?.code,
      rating: single(ratings)?.code,
      sfw,
      genres: genres.join(',') || undefined,
      genres_exclude: excludedGenres.join(',') || undefined,
      start_date: from === undefined ? undefined : `${from}-01-01`,
      // What still runs has no end: a bound that is not over yet is left to the year of the beginning.
      end_date: to === undefined || to >= now.getFullYear() ? undefined : `${to}-12-31`,
      ...malSort(params.order ?? header?.order ?? DEFAULT_ORDER, params.sort === 'ASC'),
    }),
    narrow: present({
      formats: several(formats),
      statuses: several(statuses),
      ratings: several(ratings),
      lastYear: to,
    }),
  };
}

/** The list of one season; undefined when none is asked for, or one without a year. */
function seasonRequest(asked: Asked): MalRequest | undefined {
  const { type, header, params, formats, statuses, ratings, genres, excludedGenres, sfw } = asked;
  const season = header?.season ?? params.season;
  const year = header?.seasonYear ?? params.year;
  if (type !== 'anime' || season === undefined || year === undefined) return undefined;
  const format = single(formats)?.code;
  const canAsk = format !== undefined && !NO_SEASON_FORMATS.includes(format);
  return {
    // A season is one of four words in upper case.
    path: `seasons/${year}/${season.toLowerCase() as Lowercase<SeasonName>}`,
    query: present({ filter: canAsk ? format : undefined, sfw }),
    narrow: present({
      formats: canAsk ? undefined : labelsOf(formats),
      statuses: labelsOf(statuses),
      ratings: labelsOf(ratings),
      genres: some(genres),
      excludedGenres: some(excludedGenres),
      text: params.q.toLowerCase() || undefined,
    }),
  };
}

/** What was chosen, or else what the header stands for, as far as the service has it. */
function choices<T extends string>(
  known: Readonly<Partial<Record<T, MalValue>>>,
  chosen: readonly T[],
  byHeader: T | undefined,
): readonly MalValue[] {
  const wanted = chosen.length > 0 || byHeader === undefined ? chosen : [byHeader];
  return wanted.flatMap((value) => known[value] ?? []);
}

function idsOf(names: readonly string[], genreIds: MalGenreIds): readonly number[] {
  return [...new Set(names.flatMap((name) => genreIds.get(name) ?? []))];
}

function single(values: readonly MalValue[]): MalValue | undefined {
  return values.length === 1 ? values[0] : undefined;
}

function several(values: readonly MalValue[]): readonly string[] | undefined {
  return values.length > 1 ? labelsOf(values) : undefined;
}

function labelsOf(values: readonly MalValue[]): readonly string[] | undefined {
  return some(values.flatMap(({ labels }) => labels));
}

function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined;
}

function present<T extends object>(values: { readonly [K in keyof T]: T[K] | undefined }): T {
  // Only members without a value are left out, and those are optional in T.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
