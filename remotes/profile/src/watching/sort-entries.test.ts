import { currentEntry } from '../testing/current-entry.ts';
import { sortEntries } from './sort-entries.ts';

const NOW = 1_800_000_000_000;
const inHours = (hours: number, episode: number) => ({
  airs: { airingAt: NOW / 1000 + hours * 3600, episode },
});

test('what has a new episode comes first, then what airs soonest, then what was touched last', () => {
  const entries = [
    currentEntry(1, { updatedAt: 10 }),
    currentEntry(2, { updatedAt: 20 }),
    currentEntry(3, inHours(30, 6)),
    currentEntry(4, inHours(2, 6)),
    currentEntry(5, inHours(90, 8)),
    currentEntry(6, inHours(50, 7)),
    currentEntry(7, { updatedAt: null }),
  ];
  expect(sortEntries(entries, NOW).map(({ mediaId }) => mediaId)).toEqual([6, 5, 4, 3, 2, 1, 7]);
});

test('an episode that has aired since the response counts as new', () => {
  const entries = [currentEntry(1, inHours(5, 6)), currentEntry(2, inHours(-1, 6))];
  expect(sortEntries(entries, NOW).map(({ mediaId }) => mediaId)).toEqual([2, 1]);
});
