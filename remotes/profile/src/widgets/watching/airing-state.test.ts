import { airingState, episodesBehind } from './airing-state.ts';

const AT = 1_800_000_000;

test('until it airs, the announced episode is the next one', () => {
  expect(airingState({ airingAt: AT, episode: 6 }, AT * 1000 - 1)).toEqual({
    episode: 6,
    announcedAtMs: AT * 1000,
    hasPassed: false,
  });
});

test('when it has aired, the number rises by one, and never again', () => {
  const risen = { episode: 7, announcedAtMs: AT * 1000, hasPassed: true };
  expect(airingState({ airingAt: AT, episode: 6 }, AT * 1000)).toEqual(risen);
  expect(airingState({ airingAt: AT, episode: 6 }, AT * 1000 + 21 * 86_400_000)).toEqual(risen);
});

test('only what exceeds the next episode to see counts as behind', () => {
  expect(episodesBehind(5, 6)).toBe(0);
  expect(episodesBehind(5, 7)).toBe(1);
  expect(episodesBehind(5, 9)).toBe(3);
  expect(episodesBehind(8, 6)).toBe(0);
});
