import { orderOf, ordersOf, wireOrder } from './orders.ts';

it('the best match comes first for a text, and the most favoured without one', () => {
  expect(orderOf('characters', 'mori', undefined)).toBe('match');
  expect(orderOf('characters', '', undefined)).toBe('favourites');
});

it('users have no favourites: without a text those who have watched most come first', () => {
  expect(orderOf('users', '', undefined)).toBe('watched');
});

it('an order that the kind does not have, or that needs a text, is not taken', () => {
  expect(orderOf('staff', 'mori', 'watched')).toBe('match');
  expect(orderOf('staff', '', 'match')).toBe('favourites');
  expect(orderOf('studios', 'mori', 'name')).toBe('name');
});

it('only orders that the kind has are offered', () => {
  expect(ordersOf('characters', '')).toEqual(['favourites', 'newest', 'oldest']);
  expect(ordersOf('users', 'a')).toEqual(['match', 'name', 'newest', 'oldest', 'watched', 'read']);
});

it('is sent by the name that the tracker has for it', () => {
  expect(wireOrder('users', 'name')).toBe('USERNAME');
  expect(wireOrder('studios', 'name')).toBe('NAME');
});
