/** @jest-environment jsdom */
import { currentEntry } from '../../testing/current-entry.ts';
import { forgetAirings, noteAirings } from './noted-airings.ts';
import { sortEntries } from './sort-entries.ts';

const NOW = 1_800_000_000_000;
const inHours = (hours: number, episode: number) => ({
  airs: { airingAt: NOW / 1000 + hours * 3600, episode },
});

const order = (entries: Parameters<typeof sortEntries>[0], nowMs = NOW) =>
  sortEntries(entries, nowMs).map(({ mediaId }) => mediaId);

beforeEach(forgetAirings);

test('what is behind comes first, the latest airing at the top; then what airs soonest, then the latest change', () => {
  const entries = [
    currentEntry(1, { updatedAt: 10 }),
    currentEntry(2, { updatedAt: 20 }),
    currentEntry(3, inHours(30, 6)),
    currentEntry(4, inHours(2, 6)),
    // Two days from now, so five days ago; and 160 hours from now, so eight hours ago.
    currentEntry(5, inHours(48, 8)),
    currentEntry(6, inHours(160, 7)),
    currentEntry(7, { updatedAt: null }),
    // More than a week ahead: when the last one aired is unknown.
    currentEntry(8, inHours(300, 9)),
  ];
  expect(order(entries)).toEqual([6, 5, 8, 4, 3, 2, 1, 7]);
});

test('an episode that has aired since the response is the latest', () => {
  expect(order([currentEntry(1, inHours(160, 7)), currentEntry(2, inHours(-1, 6))])).toEqual([2, 1]);
});

test('a finale that has aired comes first too, though nothing is announced any more', () => {
  noteAirings([currentEntry(2, inHours(1, 12))], NOW);
  const entries = [currentEntry(1, inHours(160, 7)), currentEntry(2, { progress: 11 })];
  expect(order(entries, NOW + 2 * 3_600_000)).toEqual([2, 1]);
  expect(order([currentEntry(1, inHours(160, 7)), currentEntry(2, { progress: 12 })])).toEqual([1, 2]);
});
