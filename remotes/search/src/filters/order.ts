import { trackerSortKey } from '@tsugi/data/sort-keys';
import { translate } from '@tsugi/i18n';
import { msg, select, t } from '@tsugi/i18n/macro';
import { oneOf } from '@tsugi/ui/url-state';
import type { SearchType } from '../model/values.ts';
import type { Filter, SearchContext } from './filter.ts';
import { type SeasonAndYear, seasonOf } from './season.ts';

/** The orders as they are offered. */
const LABELS = {
  popularity: msg`Popularity`,
  score: msg`Score`,
  trending: msg`Trending`,
  favorites: msg`Favourites`,
  start_date: msg`Start date`,
  end_date: msg`End date`,
  updated_at: msg`Last updated`,
  title_romaji: msg`Title (Romaji)`,
  title_english: msg`Title (English)`,
  title_native: msg`Title (Native)`,
  episodes: msg`Episodes`,
  duration: msg`Duration`,
  chapters: msg`Chapters`,
  volumes: msg`Volumes`,
  id: msg`Date added`,
} as const;

export type Order = keyof typeof LABELS;

// The keys of the literal.
const ORDERS = Object.keys(LABELS) as Order[];

function textOf(order: Order): string {
  return translate(LABELS[order]);
}

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

const ownOrderReason = () => t`MAL orders a season by popularity.`;

export interface OrderParams {
  readonly order: Order | undefined;
  readonly sort: 'ASC' | undefined;
}

/** How the results are ordered; descending when `sort` is left out. */
export const order: Filter<OrderParams, OrderParams & SeasonAndYear> = {
  name: 'sort',
  label: msg`Sort order`,
  place: 'end',
  codecs: { order: oneOf(ORDERS), sort: oneOf(['ASC']) },
  forType: ({ order }, type) => ({ order: order && ordersOf(type).includes(order) ? order : undefined }),
  values: { param: 'order', offered: ({ type }) => ordersOf(type), text: textOf },
  control: { kind: 'order' },
  tags: () => [],
  pill: ({ header, params: { order, sort } }) => [
    `${textOf(order ?? defaultOrder(header))} ${sort === 'ASC' ? '↑' : '↓'}`,
  ],
  tracker: {
    rules: {
      order: (value, { type }) =>
        ordersOf(type).includes(value)
          ? undefined
          : select(type, {
              anime: 'Not an order of anime.',
              manga: 'Not an order of manga.',
              other: 'Not an order of anime and manga.',
            }),
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
      if (seasonOf(context)) return value === 'popularity' ? undefined : ownOrderReason();
      return ordersOf(context.type).includes(value) && !NOT_ON_MAL.includes(value)
        ? undefined
        : t`MAL has no such order.`;
    },
    sort: (_value, context) => (seasonOf(context) ? ownOrderReason() : undefined),
  },
};
