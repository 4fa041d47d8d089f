import { listedAnime } from '../testing/listed-anime.ts';
import { planReminders, unseenEpisodes } from './reminder-plan.ts';

const nowMs = Date.UTC(2026, 10, 26, 12);
const inHours = (hours: number) => nowMs / 1000 + hours * 3600;
const { media } = listedAnime({ id: 7, title: 'Paper Moon' });
const plan = (
  airings: readonly { airingAt: number; episode: number; episodes?: number | null }[],
  delayMinutes = 0,
) =>
  planReminders(
    airings.map(({ episodes = 12, ...airing }) => ({ ...airing, media: { ...media, episodes } })),
    { nowMs, delayMinutes, lang: 'en' },
  );

it('reminds of an episode when it is there for the user, and of nothing that is out', () => {
  const reminders = plan(
    [
      { airingAt: inHours(-1), episode: 4 },
      { airingAt: inHours(2), episode: 5 },
    ],
    45,
  );
  expect(reminders).toMatchObject([
    {
      id: '7/5',
      atMs: nowMs + 2 * 3_600_000 + 45 * 60_000,
      title: 'Paper Moon',
      body: 'Episode 5 of 12 is out',
      lang: 'en',
      path: '/ani/anime/7/paper-moon',
    },
  ]);
  // Aired half an hour ago, and comes in a quarter.
  expect(plan([{ airingAt: inHours(-0.5), episode: 4 }], 45)).toHaveLength(1);
});

it('reminds once of episodes that come together', () => {
  const reminders = plan([3, 1, 2].map((episode) => ({ airingAt: inHours(1), episode })));
  expect(reminders.map(({ id, body }) => [id, body])).toEqual([['7/3', 'Episodes 1 to 3 are out']]);
});

it('an episode that is moved keeps its reminder', () => {
  const [before, after] = [inHours(1), inHours(30)].map((airingAt) => plan([{ airingAt, episode: 5 }])[0]);
  expect(after?.id).toBe(before?.id);
});

it.each([
  [12, 12, 'Episode 12 is out, the finale'],
  [1, 1, 'Out now'],
  [3, null, 'Episode 3 is out'],
])('episode %s of %s: %s', (episode, episodes, body) => {
  expect(plan([{ airingAt: inHours(1), episode, episodes }])[0]?.body).toBe(body);
});

it('counts the episodes that are out and unseen of series that air', () => {
  const next = { episode: 6, airingAt: inHours(3) };
  const list = [
    listedAnime({ id: 1, progress: 3, next }),
    listedAnime({ id: 2, progress: 5, next }),
    // Six minutes ago: out, but with a delay not yet there.
    listedAnime({ id: 3, progress: 5, next: { episode: 6, airingAt: inHours(-0.1) } }),
    listedAnime({ id: 4, progress: 0, next, listStatus: 'PLANNING' }),
    listedAnime({ id: 5, progress: 2, status: 'FINISHED' }),
    listedAnime({ id: 6, progress: 20, next }),
  ];
  expect(unseenEpisodes(list, nowMs, 0)).toBe(3);
  expect(unseenEpisodes(list, nowMs, 30)).toBe(2);
});
