import { currentEntry } from '../testing/current-entry.ts';
import { entryFacts } from './entry-facts.ts';
import { progressLine } from './progress-line.ts';

const NOW = new Date(2026, 10, 21, 12).getTime();
const HOUR = 3_600_000;

type Changes = Parameters<typeof currentEntry>[1];

const lineOf = (changes: Changes, now = NOW) => progressLine(entryFacts(currentEntry(1, changes)), now);
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

test('when the time passes, the number rises once, the label stands before it, and one is behind', () => {
  const airs = airing(1, 6);
  expect(lineOf({ airs }, NOW + HOUR)).toMatchObject({ behind: 1, text: 'Episode 7 to be aired in 7 days' });
  expect(lineOf({ airs }, NOW + 49 * HOUR)).toMatchObject({
    behind: 1,
    text: 'Episode 7 to be aired in 5 days',
  });
  expect(lineOf({ airs }, NOW + 400 * HOUR)).toMatchObject({
    behind: 1,
    text: 'Episode 7 may have aired in the meantime',
  });
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
