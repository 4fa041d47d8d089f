import type { EngineRules, FilterContext, FilterKey, FilterValue } from '../../filters/engine-rules.ts';
import type { SearchParams } from '../../filters/params.ts';
import { hasMalOrder } from './mal-order.ts';
import { MAL_FORMATS, MAL_STATUSES } from './mal-values.ts';

type Rule<K extends FilterKey> = (value: FilterValue<K>, context: FilterContext) => string | undefined;

const unknown = (thing: string) => () => `MAL search does not know ${thing}.`;

/** The service refuses more, of those to include and of those to exclude. */
const MAX_GENRES = 25;

/** @param listOf all names that count together, those that are chosen and in their order */
const name =
  (listOf: (params: SearchParams) => readonly string[]): Rule<'genre' | 'excludeGenre' | 'tag'> =>
  (value, context) => {
    if (context.knownNames && !context.knownNames.has(value)) return `MAL has no genre or theme “${value}”.`;
    const names = listOf(context.params);
    const place = names.includes(value) ? names.indexOf(value) : names.length;
    // The list of a season is narrowed on this device.
    return place < MAX_GENRES || hasSeason(context)
      ? undefined
      : `MAL searches by at most ${MAX_GENRES} genres and themes at once.`;
  };

const included = name(({ genre, tag }) => [...genre, ...tag]);

/** A season page stays its season. */
const time = (_value: unknown, { header }: FilterContext) =>
  header?.season && `This page shows ${header.title} only.`;

/** The list of one season is asked for: it has an order of its own. */
export const hasSeason = ({
  type,
  header,
  params,
}: Pick<FilterContext, 'type' | 'header' | 'params'>): boolean =>
  type === 'anime' &&
  (header?.season ?? params.season) !== undefined &&
  (header?.seasonYear ?? params.year) !== undefined;

const RULES: { readonly [K in FilterKey]?: Rule<K> } = {
  genre: included,
  excludeGenre: name(({ excludeGenre }) => excludeGenre),
  tag: included,
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
