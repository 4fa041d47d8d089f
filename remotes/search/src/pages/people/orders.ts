import { t } from '@tsugi/i18n/macro';
import type { PeopleKind } from '../../model/people-kinds.ts';

export type PeopleOrder = 'match' | 'favourites' | 'name' | 'newest' | 'oldest' | 'watched' | 'read';

export const ORDERS: readonly PeopleOrder[] = [
  'match',
  'favourites',
  'name',
  'newest',
  'oldest',
  'watched',
  'read',
];

export const ORDER_LABELS: Readonly<Record<PeopleOrder, string>> = {
  get match() {
    return t`Best match`;
  },
  get favourites() {
    return t`Favourites`;
  },
  get name() {
    return t`Name`;
  },
  get newest() {
    return t`Newest first`;
  },
  get oldest() {
    return t`Oldest first`;
  },
  get watched() {
    return t`Time watched`;
  },
  get read() {
    return t`Chapters read`;
  },
};

/** The tracker's values; what a kind lacks is no order of it. */
const WIRE: Readonly<Record<PeopleKind, Readonly<Partial<Record<PeopleOrder, string>>>>> = {
  characters: {
    match: 'SEARCH_MATCH',
    favourites: 'FAVOURITES_DESC',
    newest: 'ID_DESC',
    oldest: 'ID',
  },
  staff: { match: 'SEARCH_MATCH', favourites: 'FAVOURITES_DESC', newest: 'ID_DESC', oldest: 'ID' },
  studios: {
    match: 'SEARCH_MATCH',
    favourites: 'FAVOURITES_DESC',
    name: 'NAME',
    newest: 'ID_DESC',
    oldest: 'ID',
  },
  users: {
    match: 'SEARCH_MATCH',
    name: 'USERNAME',
    watched: 'WATCHED_TIME_DESC',
    read: 'CHAPTERS_READ_DESC',
    newest: 'ID_DESC',
    oldest: 'ID',
  },
};

/** The orders that a kind has. How well a text matches is none without a text. */
export function ordersOf(kind: PeopleKind, q: string): readonly PeopleOrder[] {
  return ORDERS.filter((order) => WIRE[kind][order] !== undefined && (order !== 'match' || q !== ''));
}

/** The order of the results: the chosen one if the kind has it; else the best match of a text, or the most favoured. */
export function orderOf(kind: PeopleKind, q: string, chosen: PeopleOrder | undefined): PeopleOrder {
  const orders = ordersOf(kind, q);
  const usual = q === '' ? 'favourites' : 'match';
  const order = chosen !== undefined && orders.includes(chosen) ? chosen : usual;
  // Users have no favourites.
  return orders.includes(order) ? order : 'watched';
}

/** @returns the tracker's value of an order that the kind has */
export function wireOrder(kind: PeopleKind, order: PeopleOrder): string {
  return WIRE[kind][order] ?? 'ID';
}
