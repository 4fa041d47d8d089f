import { listedAnime } from '../../testing/listed-anime.ts';
import { tonightAirings } from './tonight-airings.ts';

// 20:00 in New York, 10:00 of the next day in Tokyo.
const nowMs = Date.UTC(2026, 10, 27, 1);
const next = (hours: number, episode = 5) => ({ episode, airingAt: nowMs / 1000 + hours * 3600 });
const shown = (anime: Parameters<typeof tonightAirings>[0], zone = 'America/New_York', delayMinutes = 0) =>
  tonightAirings(anime, nowMs, { zone, delayMinutes }).map(
    ({ media, isTomorrow }) => `${media.id}${isTomorrow ? ' tomorrow' : ''}`,
  );

it('shows what comes in the next 24 hours, in the order of the clock and by the day of the chosen zone', () => {
  const anime = [
    listedAnime({ id: 1, next: next(23.9) }),
    listedAnime({ id: 2, next: next(2) }),
    listedAnime({ id: 3, next: next(6) }),
    listedAnime({ id: 4, next: next(24.1) }),
    listedAnime({ id: 5, next: next(-0.1) }),
    listedAnime({ id: 6, next: null }),
  ];
  expect(shown(anime)).toEqual(['2', '3 tomorrow', '1 tomorrow']);
  expect(shown(anime, 'Asia/Tokyo')).toEqual(['2', '3', '1 tomorrow']);
});

it('counts from when the user can watch', () => {
  const anime = [listedAnime({ id: 1, next: next(-0.5) }), listedAnime({ id: 2, next: next(23.5) })];
  expect(shown(anime, 'UTC', 60)).toEqual(['1']);
});

it('leaves out what is not watched, and what is seen already', () => {
  const anime = [
    listedAnime({ id: 1, next: next(1), listStatus: 'COMPLETED' }),
    listedAnime({ id: 2, next: next(1), listStatus: 'REPEATING' }),
    listedAnime({ id: 3, next: next(1), progress: 5 }),
  ];
  expect(shown(anime)).toEqual(['2']);
});
