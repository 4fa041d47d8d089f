import type { EngineRules, FilterContext, FilterKey, FilterValue } from '../../filters/engine-rules.ts';
import { nounOf } from '../../model/header.ts';
import { ordersOf } from '../../model/order.ts';
import { formatsOf, isGenre } from '../../model/values.ts';

type Rule<K extends FilterKey> = (value: FilterValue<K>, context: FilterContext) => string | undefined;

/** On a page of one season the season is given. */
const time = (_value: unknown, { header }: FilterContext) =>
  header?.season && `This page shows ${header.title} only.`;

const name: Rule<'genre' | 'excludeGenre' | 'tag'> = (value, { knownNames }) =>
  knownNames && !knownNames.has(value) ? `AniList has no genre or tag “${value}”.` : undefined;

const RULES: { readonly [K in FilterKey]?: Rule<K> } = {
  genre: name,
  excludeGenre: name,
  tag: name,
  rank: (_value, { params, knownNames }) =>
    [...params.genre, ...params.tag].some((one) => !isGenre(one) && (!knownNames || knownNames.has(one)))
      ? undefined
      : 'Include a tag first: genres have no percentage.',
  // Beside Rx, any finer rating stands for all that is not adult.
  rating: (value, { params }) =>
    value === 'ANY' || value === 'RX' || params.rating.includes('RX')
      ? undefined
      : 'AniList knows adult works (Rx) and all others, no finer ratings.',
  season: (value, context) => (context.type === 'manga' ? 'Manga have no season.' : time(value, context)),
  year: time,
  startYear: time,
  endYear: time,
  format: (value, { type }) => {
    if (formatsOf(type, 'tracker').includes(value)) return undefined;
    return formatsOf(type, 'mal').includes(value)
      ? 'Only the MAL search has this format.'
      : `Not a format of ${nounOf(type)}.`;
  },
  order: (value, { type }) =>
    ordersOf(type).includes(value) ? undefined : `Not an order of ${nounOf(type)}.`,
  onList: (_value, { isSignedIn }) => (isSignedIn ? undefined : 'Log in to search by your list.'),
};

/** What the tracker cannot filter. */
export const trackerRules: EngineRules = (key, value, context) => RULES[key]?.(value, context);
