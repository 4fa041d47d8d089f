/** @jest-environment jsdom */
import { currentEntry } from '../../testing/current-entry.ts';
import { forgetAirings, noteAirings } from './noted-airings.ts';
import { todayAirings } from './today-airings.ts';

const NOW = new Date(2026, 10, 21, 12).getTime();
const HOUR = 3_600_000;
const MIDNIGHT = new Date(2026, 10, 22).getTime();

const airing = (id: number, hours: number) =>
  currentEntry(id, { airs: { airingAt: (NOW + hours * HOUR) / 1000, episode: id } });

const shown = (entries: Parameters<typeof todayAirings>[0]) =>
  todayAirings(entries, NOW).airings.map(({ episode, hasAired }) =>
    hasAired ? `${episode} is out` : `${episode}`,
  );

test('only what airs between the two midnights, in the order of the clock', () => {
  expect(
    shown([airing(1, 11), airing(2, 13), airing(3, -2), airing(4, 1), airing(5, -13), currentEntry(6)]),
  ).toEqual(['3 is out', '4', '1']);
});

beforeEach(forgetAirings);

test('what has aired stays when the response names the next episode, at the time that was announced', () => {
  const before = currentEntry(1, { airs: { airingAt: (NOW + HOUR) / 1000, episode: 6 } });
  const after = currentEntry(1, { airs: { airingAt: (NOW + 300 * HOUR) / 1000, episode: 7 } });
  noteAirings([before], NOW);
  expect(todayAirings([after], NOW + 2 * HOUR).airings).toMatchObject([
    { episode: 6, atMs: NOW + HOUR, hasAired: true },
  ]);
});

test('a weekly series has aired a week before its next episode, unless that one was seen earlier', () => {
  const airs = { airingAt: (NOW + 6.75 * 24 * HOUR) / 1000, episode: 7 };
  const at = NOW - 6 * HOUR;
  expect(todayAirings([currentEntry(1, { airs })], NOW).airings).toMatchObject([{ episode: 6, atMs: at }]);
  const seen = (updatedAtMs: number) => currentEntry(2, { airs, progress: 6, updatedAt: updatedAtMs / 1000 });
  expect(todayAirings([seen(at - HOUR)], NOW).airings).toEqual([]);
  expect(todayAirings([seen(at + HOUR)], NOW).airings).toHaveLength(1);
  // A plus raises the progress at once: the row stays.
  expect(todayAirings([seen(at - HOUR)], NOW).airings).toHaveLength(1);
});

test('it changes with the next airing, and else at midnight', () => {
  expect(todayAirings([airing(1, 3), airing(2, 1)], NOW).changesAtMs).toBe(NOW + HOUR);
  expect(todayAirings([airing(1, -3)], NOW).changesAtMs).toBe(MIDNIGHT);
});

test('of a busy day the next six are shown, and how many follow', () => {
  const busy = [-3, -2, 1, 2, 3, 4, 5, 6, 7].map((hours, index) => airing(index + 1, hours));
  expect(shown(busy)).toEqual(['3', '4', '5', '6', '7', '8']);
  expect(todayAirings(busy, NOW).more).toBe(1);
  expect(shown(busy.slice(0, 7))).toEqual(['2 is out', '3', '4', '5', '6', '7']);
});
