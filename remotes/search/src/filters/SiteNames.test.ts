import { sitesText } from './SiteNames.tsx';

const NAMES = new Map([
  [5, 'Crunchyroll'],
  [10, 'Netflix'],
  [21, 'Amazon Prime Video'],
  [28, 'Hulu'],
]);

it.each([
  [[5], 'Crunchyroll', undefined, 'Crunchyroll'],
  [[5, 10], 'Crunchyroll, Netflix', undefined, 'Crunchyroll +1'],
  [[5, 10, 28], 'Crunchyroll, Netflix, Hulu', undefined, 'Crunchyroll +2'],
  // Past a length the others are counted.
  [
    [5, 10, 21, 28],
    'Crunchyroll, Netflix +2',
    'Crunchyroll, Netflix, Amazon Prime Video, Hulu',
    'Crunchyroll +3',
  ],
  // A site that the tracker no longer lists.
  [[999, 5], 'Crunchyroll +1', 'Crunchyroll, one more', 'Crunchyroll +1'],
])('names the sites %j: %s', (ids, label, fullLabel, pill) => {
  expect(sitesText(ids, NAMES)).toEqual({ label, fullLabel, pill });
});

it('does not name sites of which no name is known', () => {
  expect(sitesText([998, 999], NAMES)).toBeUndefined();
});
