import { malSort, trackerSortKey } from './sort-keys.ts';

it.each([
  ['start_date', false, 'START_DATE_DESC'],
  ['favorites', true, 'FAVOURITES'],
  ['title_native', true, 'TITLE_NATIVE'],
  ['updated_at', false, 'UPDATED_AT_DESC'],
] as const)('the tracker calls %s (ascending: %s) %s', (order, isAscending, key) => {
  expect(trackerSortKey(order, isAscending)).toBe(key);
});

it.each([
  ['popularity', { order_by: 'members', sort: 'desc' }],
  ['id', { order_by: 'mal_id', sort: 'desc' }],
  ['title_english', { order_by: 'title', sort: 'desc' }],
  ['trending', undefined],
  ['duration', undefined],
] as const)('the MAL-style service orders %s by %j', (order, sort) => {
  expect(malSort(order, false)).toEqual(sort);
});
