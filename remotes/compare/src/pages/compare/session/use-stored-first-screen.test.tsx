/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import * as stored from '@tsugi/data/stored';
import { type Comparison, type ListState, NO_QUERY } from '../../../model/types.ts';
import { comparison, ready, resultRow, userProgress } from '../../../testing/comparison.ts';
import { useStoredFirstScreen } from './use-stored-first-screen.ts';

jest.mock('@tsugi/data/stored');
const service = jest.mocked(stored);

const at = (storedAt: number, changes: Partial<Extract<ListState, { status: 'ready' }>> = {}): ListState =>
  // Spread over a list that is there.
  ({ ...ready(2), storedAt, ...changes }) as ListState;

function compared(lists: readonly ListState[], changes: Partial<Comparison> = {}): Comparison {
  const users = lists.map((list, place) => userProgress(`user${place}`, list));
  return comparison({ users, rows: [resultRow(1)], ...changes });
}

function show(result: Comparison, search = '', query = NO_QUERY) {
  const names = result.users.map(({ name }) => `user=${name}`).join('&');
  history.replaceState(null, '', `/compare/anime?${names}${search}`);
  const users = result.users.map(({ name }) => ({ name, disabled: false, excluded: false }));
  renderHook(() => useStoredFirstScreen(users, 'anime', query, result));
  return {
    noted: service.noteStored.mock.calls.map(([, variables, time]) => [
      (variables as { userName: string }).userName,
      time,
    ]),
    screens: service.storeFirstScreen.mock.calls.length,
  };
}

beforeEach(() => {
  jest.clearAllMocks();
  service.isStoredFresh.mockImplementation((_operation, storedAt) => storedAt > 1);
  service.storeFirstScreen.mockResolvedValue(undefined);
});

test('the first two lists are noted, and the first screen of all is stored', () => {
  const result = compared([at(5), at(6), at(7)]);
  const { noted, screens } = show(result);
  expect(noted).toEqual([
    ['user0', 5],
    ['user1', 6],
  ]);
  // In place of both responses.
  expect(screens).toBe(2);
  expect(service.storeFirstScreen.mock.lastCall?.[2]).toEqual({ data: { excerpt: result }, storedAt: 5 });
});

test.each<[string, Comparison, readonly (readonly [string, number])[]]>([
  ['a list is out of date', compared([at(5), at(1)]), [['user0', 5]]],
  ['a list is refreshed', compared([at(5, { isRefreshing: true }), at(6)]), [['user1', 6]]],
  ['a list fails', compared([at(5), { status: 'waiting', ahead: 0 }]), [['user0', 5]]],
  [
    'another result is computed',
    compared([at(5), at(6)], { isComputing: true }),
    [
      ['user0', 5],
      ['user1', 6],
    ],
  ],
])('while %s, only the lists that are fresh are noted', (_what, result, expected) => {
  const { noted, screens } = show(result);
  expect(noted).toEqual(expected);
  expect(screens).toBe(0);
});

test('what is typed and not in the URL yet is no first screen of that URL', () => {
  const result = compared([at(5), at(6)]);
  expect(show(result, '', { ...NO_QUERY, search: 'moon' }).screens).toBe(0);
  expect(show(result, '&search=moon', { ...NO_QUERY, search: 'moon' }).screens).toBe(2);
});
