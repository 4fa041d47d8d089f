/** @jest-environment jsdom */
import { currentEntry } from '../../testing/current-entry.ts';
import { entryFacts } from './entry-facts.ts';
import { forgetAirings, noteAirings } from './noted-airings.ts';
import { progressLine } from './progress-line.ts';

const NOW = new Date(2026, 10, 21, 12).getTime();
const HOUR = 3_600_000;

type Changes = Parameters<typeof currentEntry>[1];

beforeEach(forgetAirings);

const lineOf = (changes: Changes, now = NOW) => progressLine(entryFacts(currentEntry(1, changes), now), now);
const airing = (hours: number, episode: number) => ({ airingAt: (NOW + hours * HOUR) / 1000, episode });

test('the next episode counts down', () => {
  expect(lineOf({ airs: airing(2.25, 6) })).toMatchObject({
    behind: 0,
    text: 'Episode 6 in 2 h 15 min',
    atMs: NOW + 2.25 * HOUR,
  });
});

test('the last one is called by its name', () => {
  expect(lineOf({ progress: 11, airs: airing(72, 12) }).text).toBe('Finale on Tuesday');
});

test('when the time passes, the number rises once, and says that one has aired until the next response', () => {
  const airs = airing(1, 6);
  const after = (hours: number) => lineOf({ airs }, NOW + hours * HOUR);
  expect(after(1)).toMatchObject({ behind: 1, text: 'Episode 7 next, 6 aired in the last minute' });
  expect(after(1).changesAtMs).toBe(NOW + HOUR + 60_000);
  expect(after(1.5).text).toBe('Episode 7 next, 6 aired in the last hour');
  expect(after(9).text).toBe('Episode 7 next, 6 aired in the last day');
  expect(after(49).text).toBe('Episode 7 next, 6 aired in the last week');
  expect(after(400)).toMatchObject({ behind: 1, text: 'Episode 7 may have aired in the meantime' });
});

test('once the tracker has said when the next one airs, it counts down as any other, and one is behind', () => {
  noteAirings([currentEntry(1, { airs: airing(1, 6) })], NOW);
  const airs = airing(1 + 9 * 24, 7);
  expect(lineOf({ airs }, NOW + 2 * HOUR)).toMatchObject({
    behind: 1,
    text: 'Episode 7 in 9 days',
    atMs: NOW + (1 + 9 * 24) * HOUR,
  });
  expect(lineOf({ airs }, NOW + 72 * HOUR).text).toBe('Episode 7 on Monday');
});

test('once the finale has aired, it is out until it is seen', () => {
  noteAirings([currentEntry(1, { airs: airing(1, 12) })], NOW);
  expect(lineOf({ progress: 10 }, NOW + 2 * HOUR)).toMatchObject({ behind: 2, text: 'The finale is out' });
});

test('nothing follows a finale', () => {
  const airs = airing(-1, 12);
  expect(lineOf({ progress: 11, airs })).toMatchObject({ behind: 1, text: 'Finale aired in the meantime' });
});

test('all seen is completed, whatever is announced', () => {
  expect(lineOf({ progress: 12, airs: airing(1, 6) })).toMatchObject({
    behind: 0,
    text: 'Completed',
    isCompleted: true,
  });
});

test.each<readonly [string, Changes]>([
  ['7 episodes left', { media: { status: 'FINISHED' } }],
  ['1 episode left', { progress: 11, media: { status: 'FINISHED' } }],
  ['Rewatching · 7 episodes left', { status: 'REPEATING', media: { status: 'FINISHED' } }],
  ['Movie', { progress: 0, media: { status: 'FINISHED', episodes: 1, format: 'MOVIE' } }],
  ['Releasing', { media: { episodes: null } }],
  ['On hiatus', { media: { status: 'HIATUS' } }],
])('without an announced episode: %s', (text, changes) => {
  expect(lineOf(changes)).toMatchObject({ text, behind: 0 });
});

test.each<readonly [string, Changes]>([
  ['Volume 2 of 5', { progressVolumes: 2, media: { chapters: 40, volumes: 5 } }],
  ['Volume 2', { progressVolumes: 2, media: { chapters: null } }],
  ['5 volumes', { media: { chapters: 40, volumes: 5 } }],
  ['35 chapters left', { media: { chapters: 40, status: 'FINISHED' } }],
  ['Releasing', { media: { chapters: null } }],
  ['Rereading · 5 volumes', { status: 'REPEATING', media: { chapters: 40, volumes: 5 } }],
])('a manga says where one is: %s', (text, { media, ...changes } = {}) => {
  expect(lineOf({ ...changes, media: { type: 'MANGA', episodes: null, ...media } }).text).toBe(text);
});
