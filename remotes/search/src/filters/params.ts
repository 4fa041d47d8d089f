import { COUNTRIES, MEDIA_SOURCES, MEDIA_STATUSES, SEASONS } from '@tsugi/data/pure';
import { choice, flag, ids, integer, oneOf, paramsCodec, text, texts, values } from '@tsugi/ui/url-state';
import { ORDERS } from '../model/order.ts';
import { FIRST_YEAR, FORMATS, lastYear, MAX_LENGTH, RATINGS } from '../model/values.ts';

const year = integer(() => [FIRST_YEAR, lastYear()]);
const length = integer(() => [0, MAX_LENGTH]);

/** One codec for each search parameter of the page, by its name in the URL. */
const codec = paramsCodec({
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
  status: values(MEDIA_STATUSES),
  country: oneOf(COUNTRIES),
  source: values(MEDIA_SOURCES),
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
  /** The MAL-style service is searched in place of the tracker. */
  malSearch: flag,
  /** Nothing is asked until the user says so. */
  preventFetch: flag,
});

/** The state of a search page in its URL. */
export type SearchParams = Readonly<ReturnType<typeof codec.parse>>;

/** Total: a URL that says nonsense is a search without filters. */
export function parseParams(search: URLSearchParams): SearchParams {
  return consistent(codec.parse(search));
}

/** Only what differs from the defaults, in a fixed order. */
export function formatParams(params: SearchParams): URLSearchParams {
  return codec.format(params);
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
