import { sitesText } from './sites-text.ts';

const NAMES = new Map([
  [5, 'Crunchyroll'],
  [10, 'Netflix'],
  [21, 'Amazon Prime Video'],
  [28, 'Hulu'],
]);

it.each([
  [[5], 'Crunchyroll', undefined],
  [[5, 10], 'Crunchyroll, Netflix', undefined],
  [[5, 10, 28], 'Crunchyroll, Netflix, Hulu', undefined],
  // Past a length the others are counted.
  [[5, 10, 21, 28], 'Crunchyroll, Netflix +2', 'Crunchyroll, Netflix, Amazon Prime Video, Hulu'],
  // A site that the tracker no longer lists.
  [[5, 999], 'Crunchyroll +1', 'Crunchyroll, one more'],
  [[998, 999], '2 sites', undefined],
])('names the sites %j: %s', (ids, short, full) => {
  expect(sitesText(ids, NAMES)).toEqual({ short, full });
});

it('counts them while their names are unknown', () => {
  expect(sitesText([5], undefined)).toEqual({ short: 'One site', full: undefined });
  expect(sitesText([5, 10], undefined)).toEqual({ short: '2 sites', full: undefined });
  expect(sitesText([], NAMES)).toBeUndefined();
});
