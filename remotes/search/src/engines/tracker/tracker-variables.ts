import type { MediaSearchVariables } from '@tsugi/data/operations/media-search';
import { includesAdult } from '../../filters/adult.ts';
import { effectiveParams, type FilterContext } from '../../filters/engine-rules.ts';
import type { SearchParams } from '../../filters/params.ts';
import type { Header } from '../../model/header.ts';
import { DEFAULT_ORDER, sortKeys } from '../../model/order.ts';
import { isGenre, isTrackerFormat, type SearchType } from '../../model/values.ts';
import { trackerRules } from './tracker-rules.ts';

/** Whole rows at 7 columns on a desk, and nearly so at 3 on a phone. */
export const PAGE_SIZE = 28;

/** What is asked for; the page's number is added where it is asked. */
export type SearchVariables = Omit<MediaSearchVariables, 'page'>;

/**
 * The tracker's query that a URL stands for. What the user chose stands above what the header stands for; a variable
 * without a value is left out, since the tracker takes null for a condition.
 */
export function trackerVariables(context: FilterContext): SearchVariables {
  const { type, header } = context;
  const params = effectiveParams(trackerRules, context);
  return present<SearchVariables>({
    perPage: PAGE_SIZE,
    type: type === 'media' ? undefined : type === 'anime' ? 'ANIME' : 'MANGA',
    search: params.q || undefined,
    sort: sortOf(header, params),
    isAdult: adultOf(params, context.showsAdult),
    format_in: some(params.format.filter(isTrackerFormat)) ?? formatOf(header),
    status_in: some(params.status) ?? (header?.status && [header.status]),
    countryOfOrigin: params.country ?? header?.country,
    source_in: some(params.source),
    onList: params.onList,
    isLicensed: params.license,
    licensedById_in: some(params.externalSource),
    ...genresAndTags(params),
    ...timeOf(type, header, params),
    ...lengthOf(type, params),
  });
}

function sortOf(header: Header | undefined, { order, sort }: SearchParams): SearchVariables['sort'] {
  return sortKeys(order ?? header?.order ?? DEFAULT_ORDER, sort === 'ASC');
}

function formatOf(header: Header | undefined): SearchVariables['format_in'] {
  return header?.format && isTrackerFormat(header.format) ? [header.format] : undefined;
}

/** Rx alone asks for nothing but adult works. */
function adultOf(params: SearchParams, showsAdult: boolean): boolean | undefined {
  if (!includesAdult(params, showsAdult)) return false;
  return params.rating.length === 1 && params.rating.includes('RX') ? true : undefined;
}

/** The URL may name tags among the genres; the tracker takes them in separate variables. */
function genresAndTags({ genre, excludeGenre, tag, rank }: SearchParams) {
  const tags = [...genre.filter(isTag), ...tag];
  return {
    genre_in: some(genre.filter(isGenre)),
    genre_not_in: some(excludeGenre.filter(isGenre)),
    tag_in: some(tags),
    tag_not_in: some(excludeGenre.filter(isTag)),
    minimumTagRank: tags.length > 0 ? rank : undefined,
  };
}

function isTag(name: string): boolean {
  return !isGenre(name);
}

/**
 * The tracker takes `seasonYear` only beside a season: an anime of a season belongs to the year of it. Without a season, the
 * year is the one a title began in.
 */
function timeOf(type: SearchType, header: Header | undefined, params: SearchParams) {
  const season = params.season ?? header?.season;
  const { year, startYear, endYear } = params;
  const hasRange = startYear !== undefined || endYear !== undefined;
  if (type === 'anime' && season && !hasRange) return { season, seasonYear: year ?? header?.seasonYear };
  const [from, to] = year === undefined ? [startYear, endYear] : [year, year];
  return {
    season,
    // A date is the number YYYYMMDD with zeros for what is unknown, and both bounds are outside the range.
    startDate_greater: from && from * 10_000 - 1,
    startDate_lesser: to && (to + 1) * 10_000,
  };
}

/** The bounds of the slider belong to the range, those of the tracker do not. Of a mix, anime have episodes and manga chapters. */
function lengthOf(type: SearchType, { episodeGreater, episodeLesser }: SearchParams) {
  const above = episodeGreater && episodeGreater - 1;
  const below = episodeLesser === undefined ? undefined : episodeLesser + 1;
  return {
    ...(type === 'manga' ? {} : { episodes_greater: above, episodes_lesser: below }),
    ...(type === 'anime' ? {} : { chapters_greater: above, chapters_lesser: below }),
  };
}

/** One query with bounds for both would find nothing: the tracker joins conditions by "and". */
export function isByType(variables: SearchVariables): boolean {
  const hasEpisodes = variables.episodes_greater !== undefined || variables.episodes_lesser !== undefined;
  return hasEpisodes && variables.type === undefined;
}

function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined;
}

type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

function present<T extends object>(values: Loose<T>): T {
  // Only members without a value are left out, and those are optional in T.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
