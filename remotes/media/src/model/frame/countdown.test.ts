import { countdown, nextEpisodeText } from './countdown.ts';

const MINUTE = 60_000;

it.each([
  [0, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 min'],
  [59 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h'],
  [134 * MINUTE, '2 h 14 min'],
  [24 * 60 * MINUTE, '1 d'],
  [(238 * 24 + 14) * 60 * MINUTE, '238 d'],
  [(3 * 24 + 4) * 60 * MINUTE + 30 * MINUTE, '3 d 4 h'],
])('%d ms are %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});

it('names the episode that comes next', () => {
  expect(nextEpisodeText(6, 8_040, 0)).toBe('Episode 6 in 2 h 14 min');
});

it('says so when its time has come', () => {
  expect(nextEpisodeText(6, 100, 100_000)).toBe('Episode 6 aired');
});
