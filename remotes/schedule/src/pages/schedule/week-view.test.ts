import type { Day } from '../../model/calendar-day.ts';
import { daysOfWeek, weekOf } from '../../model/week.ts';
import { airing, anime, entry } from '../../testing/airings.ts';
import { behindBy, type ShownDay, weekView } from './week-view.ts';

const DAYS = daysOfWeek(weekOf('2026-11-26', 1), 1);
const TOKYO = { zone: 'Asia/Tokyo', delayMinutes: 0 };
const ALL = { q: '', format: [], country: [], hideSeen: false, showsAdult: true } as const;

const titles = (shown: readonly ShownDay[], day: Day) =>
  shown.find((one) => one.day === day)?.airings.map(({ media }) => media.title.userPreferred);

test('an episode stands on the day that it is in the chosen zone', () => {
  const items = [airing(anime(1), 3, '2026-11-25T15:30:00Z'), airing(anime(2), 3, '2026-11-25T14:30:00Z')];
  const shown = weekView(DAYS, { items, gaps: [] }, TOKYO, ALL);
  expect(titles(shown, '2026-11-25')).toEqual(['Title 2']);
  expect(titles(shown, '2026-11-26')).toEqual(['Title 1']);
});

test('a delay moves it, over midnight too', () => {
  const items = [airing(anime(1), 3, '2026-11-25T14:30:00Z')];
  const shown = weekView(DAYS, { items, gaps: [] }, { ...TOKYO, delayMinutes: 45 }, ALL);
  expect(titles(shown, '2026-11-25')).toEqual([]);
  expect(shown[3]?.airings[0]?.atMs).toBe(Date.parse('2026-11-25T15:15:00Z'));
});

test('the days of a week have each airing once, in the weeks of both clock changes too', () => {
  for (const [zone, day, hours] of [
    ['America/New_York', '2026-03-08', 167],
    ['America/New_York', '2026-11-01', 169],
    ['Australia/Lord_Howe', '2026-04-05', 168.5],
    ['Australia/Lord_Howe', '2026-10-04', 167.5],
    ['Asia/Kathmandu', '2026-11-01', 168],
  ] as const) {
    const days = daysOfWeek(weekOf(day, 1), 1);
    const from = Date.parse(`${days[0]}T00:00:00Z`) - 86_400_000;
    // Each half hour of nine days, so also those that a clock shows twice or not at all.
    const items = Array.from({ length: 9 * 48 }, (_, index) =>
      airing(anime(index + 1), 1, new Date(from + index * 1_800_000).toISOString()),
    );
    const shown = weekView(days, { items, gaps: [] }, { zone, delayMinutes: 0 }, ALL);
    const ids = shown.flatMap(({ airings }) => airings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const times = shown.flatMap(({ airings }) => airings.map(({ atMs }) => atMs));
    // None is missing between the first and the last one.
    expect(times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) === 1_800_000)).toBe(true);
    expect(times.length).toBe(hours * 2);
  }
});

test('episodes of one title on one day are one row, in their order', () => {
  const box = anime(1);
  const at = '2026-11-26T12:00:00Z';
  const items = [airing(box, 2, at), airing(box, 1, at), airing(box, 3, '2026-11-26T12:30:00Z')];
  const [, , , day] = weekView(DAYS, { items, gaps: [] }, TOKYO, ALL);
  expect(day?.airings).toHaveLength(1);
  expect(day?.airings[0]?.episodes.map(({ episode }) => episode)).toEqual([1, 2, 3]);
});

describe('filters', () => {
  const items = [
    airing(anime(1, { format: 'ONA' }), 1, '2026-11-26T10:00:00Z'),
    airing(anime(2, { countryOfOrigin: 'CN' }), 2, '2026-11-26T11:00:00Z', entry(2, { progress: 2 })),
    airing(anime(3, { isAdult: true, format: null }), 3, '2026-11-26T12:00:00Z'),
    airing(
      anime(4, {
        title: {
          userPreferred: 'Tsuki no Uta',
          romaji: 'Tsuki no Uta',
          english: 'Moon Song',
          native: '月の歌',
        },
      }),
      4,
      '2026-11-26T13:00:00Z',
      entry(4, { progress: 3 }),
    ),
  ];
  const ids = (filter: Partial<Parameters<typeof weekView>[3]>) =>
    weekView(DAYS, { items, gaps: [] }, TOKYO, { ...ALL, ...filter }).flatMap(({ airings }) =>
      airings.map(({ media }) => media.id),
    );

  test.each([
    ['nothing is left out without one', {}, [1, 2, 3, 4]],
    ['a format', { format: ['ONA'] }, [1]],
    ['a country', { country: ['CN'] }, [2]],
    ['adult titles by the account', { showsAdult: false }, [1, 2, 4]],
    ['what the viewer has seen', { hideSeen: true }, [1, 3, 4]],
    ['words of any title, in any order', { q: 'SONG moon' }, [4]],
    ['words of another script', { q: '月' }, [4]],
    ['words that no title has', { q: 'sun' }, []],
  ] as const)('%s', (_what, filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });
});

test('a day tells what is not known of it yet, a failure first', () => {
  const retry = () => {};
  const gaps = [
    {
      fromMs: Date.parse('2026-11-26T00:00:00Z'),
      toMs: Date.parse('2026-11-27T00:00:00Z'),
      error: undefined,
      retry,
    },
  ];
  const shown = weekView(DAYS, { items: [], gaps }, TOKYO, ALL);
  expect(shown.map(({ gap }) => gap !== undefined)).toEqual([false, false, false, true, true, false, false]);
});

describe('how far behind the viewer is', () => {
  const NOW = Date.parse('2026-11-26T12:00:00Z');
  const shownOf = (episode: number, at: string, own: Parameters<typeof entry>[1]) => {
    const item = airing(anime(1), episode, at, entry(1, own));
    return { id: 1, atMs: Date.parse(at), episodes: [item], media: item.media, entry: item.entry };
  };
  test.each([
    ['an episode that is out counts', 8, '2026-11-26T11:00:00Z', { progress: 5 }, 0, 3],
    ['one that is to come does not', 8, '2026-11-26T13:00:00Z', { progress: 5 }, 0, 2],
    ['nor one that is out and not there yet', 8, '2026-11-26T11:00:00Z', { progress: 5 }, 90, 2],
    ['all seen', 8, '2026-11-26T11:00:00Z', { progress: 8 }, 0, 0],
    ['planned', 8, '2026-11-26T11:00:00Z', { progress: 0, status: 'PLANNING' }, 0, 0],
    ['seen before', 8, '2026-11-26T11:00:00Z', { progress: 1, status: 'REPEATING' }, 0, 0],
  ] as const)('%s', (_what, episode, at, own, delay, expected) => {
    expect(behindBy(shownOf(episode, at, own), NOW, delay)).toBe(expected);
  });
});
