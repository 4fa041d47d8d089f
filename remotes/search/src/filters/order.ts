import { trackerSortKey } from '@tsugi/data/sort-keys';
import { t } from '@tsugi/i18n/macro';
import { oneOf } from '@tsugi/ui/url-state';
import { nounOf } from '../model/header.ts';
import type { SearchType } from '../model/values.ts';
import type { Filter, SearchContext } from './filter.ts';
import { type SeasonAndYear, seasonOf } from './season.ts';

/** The orders as they are offered. */
const LABELS = {
  get popularity() {
    return t`Popularity`;
  },
  get score() {
    return t`Score`;
  },
  get trending() {
    return t`Trending`;
  },
  get favorites() {
    return t`Favourites`;
  },
  get start_date() {
    return t`Start date`;
  },
  get end_date() {
    return t`End date`;
  },
  get updated_at() {
    return t`Last updated`;
  },
  get title_romaji() {
    return t`Title (Romaji)`;
  },
  get title_english() {
    return t`Title (English)`;
  },
  get title_native() {
    return t`Title (Native)`;
  },
  get episodes() {
    return t`Episodes`;
  },
  get duration() {
    return t`Duration`;
  },
  get chapters() {
    return t`Chapters`;
  },
  get volumes() {
    return t`Volumes`;
  },
  id: 'Date added',
} as const;

export type Order = keyof typeof LABELS;

// The keys of the literal.
const ORDERS = Object.keys(LABELS) as Order[];

const ANIME_ONLY: readonly Order[] = ['episodes', 'duration'];
const MANGA_ONLY: readonly Order[] = ['chapters', 'volumes'];
/** The MAL-style service has neither trends nor changes. */
const NOT_ON_MAL: readonly Order[] = ['trending', 'updated_at', 'duration'];

/** The orders that mean something for this type. */
function ordersOf(type: SearchType): readonly Order[] {
  const absent = [...(type === 'anime' ? [] : ANIME_ONLY), ...(type === 'manga' ? [] : MANGA_ONLY)];
  return ORDERS.filter((order) => !absent.includes(order));
}

/** The order while the user has chosen none: the most popular first, where the header has none. */
export function defaultOrder(header: SearchContext<unknown>['header']): Order {
  return header?.order ?? 'popularity';
}

const hasOwnOrder = () => t`MAL orders a season by popularity.`;

export interface OrderParams {
  readonly order: Order | undefined;
  readonly sort: 'ASC' | undefined;
}

/** How the results are ordered; descending when `sort` is left out. */
export const order: Filter<OrderParams, OrderParams & SeasonAndYear> = {
  name: 'sort',
  get label() {
    return t`Sort order`;
  },
  place: 'end',
  codecs: { order: oneOf(ORDERS), sort: oneOf(['ASC']) },
  forType: ({ order }, type) => ({ order: order && ordersOf(type).includes(order) ? order : undefined }),
  values: { param: 'order', offered: ({ type }) => ordersOf(type), text: (value) => LABELS[value] },
  control: { kind: 'order' },
  tags: () => [],
  pill: ({ header, params: { order, sort } }) => [
    `${LABELS[order ?? defaultOrder(header)]} ${sort === 'ASC' ? '↑' : '↓'}`,
  ],
  tracker: {
    rules: {
      order: (value, { type }) =>
        ordersOf(type).includes(value) ? undefined : t`Not an order of ${{ noun: nounOf(type) }}.`,
    },
    send: ({ header, params }) => {
      const order = params.order ?? defaultOrder(header);
      // The second key settles ties: of equally popular ones the better, else the more popular.
      const tie = order === 'popularity' ? 'SCORE_DESC' : 'POPULARITY_DESC';
      return { sort: [trackerSortKey(order, params.sort === 'ASC'), tie] };
    },
  },
  mal: {
    order: (value, context) => {
      if (seasonOf(context)) return value === 'popularity' ? undefined : hasOwnOrder();
      return ordersOf(context.type).includes(value) && !NOT_ON_MAL.includes(value)
        ? undefined
        : t`MAL has no such order.`;
    },
    sort: (_value, context) => (seasonOf(context) ? hasOwnOrder() : undefined),
  },
};
