import { type Codec, choice, flag, ids, integer, oneOf, text, texts, values } from './codec.ts';
import { ORDERS } from './order.ts';
import {
  COUNTRIES,
  FIRST_YEAR,
  FORMATS,
  lastYear,
  MAX_LENGTH,
  RATINGS,
  SEASONS,
  SOURCES,
  STATUSES,
} from './values.ts';

const year = integer(() => [FIRST_YEAR, lastYear()]);
const length = integer(() => [0, MAX_LENGTH]);

/** One codec for each search parameter of the page, by its name in the URL. */
const CODECS = {
  q: text,
  genre: texts,
  excludeGenre: texts,
  /** Names of tags from links that separate them; `genre` may contain tags as well. */
  tag: texts,
  /** Tags count from this percentage on. */
  rank: integer(() => [1, 100]),
  rating: values(RATINGS),
  year,
  startYear: year,
  endYear: year,
  /** The tracker accepts one season at a time. */
  season: oneOf(SEASONS),
  format: values(FORMATS),
  status: values(STATUSES),
  country: oneOf(COUNTRIES),
  source: values(SOURCES),
  /** Ids of streaming and publishing sites. */
  externalSource: ids,
  license: choice,
  /** true: only what is on the user's list; false: only what is not. */
  onList: choice,
  episodeGreater: length,
  episodeLesser: length,
  order: oneOf(ORDERS),
  /** Descending when left out. */
  sort: oneOf(['ASC']),
  /** The MAL-style service answers in place of the tracker. */
  malSearch: flag,
  /** Nothing is asked until the user says so. */
  preventFetch: flag,
} as const;

type ValueOf<C> = C extends Codec<infer T> ? T : never;

/** The state of a search page in its URL. */
export type SearchParams = { readonly [K in keyof typeof CODECS]: ValueOf<(typeof CODECS)[K]> };

// A literal's own keys; each codec reads and writes the value of its own key only.
const ENTRIES = Object.entries(CODECS) as readonly (readonly [keyof SearchParams, Codec<unknown>])[];

/** Total: a URL that says nonsense is a search without filters. */
export function parseParams(search: URLSearchParams): SearchParams {
  const values = ENTRIES.map(([name, codec]) => [name, codec.parse(search.getAll(name))]);
  // Every key of CODECS is present with its codec's value.
  return consistent(Object.fromEntries(values) as SearchParams);
}

/** Only what differs from the defaults, in a fixed order. */
export function formatParams(params: SearchParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, codec] of ENTRIES) {
    for (const value of codec.format(params[name])) search.append(name, value);
  }
  return search;
}

export const NO_PARAMS: SearchParams = parseParams(new URLSearchParams());

/** A path with its search parameters. */
export function searchPath(path: string, params: SearchParams): string {
  const search = formatParams(params).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Settles what contradicts itself: a year against a range, a range the wrong way round, a genre wanted and unwanted. */
export function consistent(params: SearchParams): SearchParams {
  const [startYear, endYear] =
    params.year === undefined ? ordered(params.startYear, params.endYear) : [undefined, undefined];
  const [episodeGreater, episodeLesser] = ordered(params.episodeGreater, params.episodeLesser);
  return {
    ...params,
    startYear,
    endYear,
    // The ends of the slider are no bounds.
    episodeGreater: episodeGreater === 0 ? undefined : episodeGreater,
    episodeLesser: episodeLesser === MAX_LENGTH ? undefined : episodeLesser,
    tag: params.tag.filter((name) => !params.genre.includes(name)),
    excludeGenre: params.excludeGenre.filter(
      (name) => !params.genre.includes(name) && !params.tag.includes(name),
    ),
    rating:
      params.rating.includes('ANY') || params.rating.length >= RATINGS.length - 1 ? ['ANY'] : params.rating,
  };
}

function ordered(
  low: number | undefined,
  high: number | undefined,
): readonly [number | undefined, number | undefined] {
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}
