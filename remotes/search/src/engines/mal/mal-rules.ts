import type { EngineRules, FilterContext, FilterKey, FilterValue } from '../../query/engine-rules.ts';
import { hasMalOrder } from './mal-order.ts';
import { MAL_FORMATS, MAL_STATUSES } from './mal-values.ts';

type Rule<K extends FilterKey> = (value: FilterValue<K>, context: FilterContext) => string | undefined;

const unknown = (thing: string) => () => `MAL search does not know ${thing}.`;

const name: Rule<'genre' | 'excludeGenre' | 'tag'> = (value, { knownNames }) =>
  knownNames && !knownNames.has(value) ? `MAL has no genre or theme “${value}”.` : undefined;

/** A season page stays its season. */
const time = (_value: unknown, { header }: FilterContext) =>
  header?.season && `This page shows ${header.title} only.`;

/** The list of one season is asked for: it has an order of its own. */
const hasSeason = ({ type, header, params }: FilterContext) =>
  type === 'anime' &&
  (header?.season !== undefined || (params.season !== undefined && params.year !== undefined));

const RULES: { readonly [K in FilterKey]?: Rule<K> } = {
  genre: name,
  excludeGenre: name,
  tag: name,
  rank: unknown('the weight of tags'),
  rating: (value, { type }) =>
    type === 'manga' && value !== 'ANY' ? 'On MAL only anime have ratings.' : undefined,
  year: time,
  startYear: time,
  endYear: time,
  season: (value, context) => {
    if (context.type === 'manga') return 'Manga have no season.';
    if (context.params.year === undefined && !context.header?.season)
      return 'MAL search needs a year beside the season.';
    return time(value, context);
  },
  format: (value, { type }) =>
    MAL_FORMATS[type === 'manga' ? 'manga' : 'anime'][value] ? undefined : 'MAL has no such format.',
  status: (value, { type }) =>
    MAL_STATUSES[type === 'manga' ? 'manga' : 'anime'][value]
      ? undefined
      : 'MAL has no such status for anime.',
  country: unknown('countries'),
  source: unknown('sources'),
  externalSource: unknown('sites'),
  license: unknown('licenses'),
  onList: unknown('your list'),
  episodeGreater: unknown('lengths'),
  episodeLesser: unknown('lengths'),
  order: (value, context) => {
    if (hasSeason(context)) return value === 'popularity' ? undefined : 'MAL orders a season by popularity.';
    return hasMalOrder(context.type, value) ? undefined : 'MAL has no such order.';
  },
  sort: (_value, context) => (hasSeason(context) ? 'MAL orders a season by popularity.' : undefined),
};

/** What the MAL-style service cannot filter. */
export const malRules: EngineRules = (key, value, context) => RULES[key]?.(value, context);
