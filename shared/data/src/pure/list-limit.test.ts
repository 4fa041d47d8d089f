import { listIsCut } from './list-limit.ts';

it.each([
  ['a list as long as the limit, with more titles in the statistics', 11_000, 14_000, 'yes'],
  ['one that lacks deleted media', 10_990, 14_000, 'yes'],
  ['a list as long as the limit', 11_000, undefined, 'maybe'],
  ['one whose planned titles are not counted', 11_000, 9_000, 'maybe'],
  ['a shorter list', 10_999, undefined, 'no'],
  // Private entries of another user are counted too.
  ['a short list, of which more is counted', 400, 420, 'no'],
  ['a service without the limit', 20_000, 25_000, 'no'],
] as const)('%s is cut: %i of %s, %s', (_what, titles, counted, expected) => {
  expect(listIsCut(titles, counted)).toBe(expected);
});
