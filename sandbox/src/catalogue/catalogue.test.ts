import { SEASONS } from '../calendar.ts';
import { buildCatalogue } from './catalogue.ts';
import { buildCast } from './characters.ts';
import { GENRES } from './genres.ts';
import { COUNTRIES, MEDIA_FORMATS, MEDIA_SOURCES, MEDIA_STATUSES, RELATIONS } from './media.ts';
import { STAFF } from './staff.ts';
import { STUDIOS } from './studios.ts';
import { synopsisOf } from './synopsis.ts';
import { TAGS } from './tags.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const catalogue = buildCatalogue(NOW);
const { media } = catalogue;
const anime = media.filter(({ type }) => type === 'ANIME');

test('it is as large as promised', () => {
  expect(anime.length).toBeGreaterThanOrEqual(8_000);
  expect(media.length - anime.length).toBeGreaterThanOrEqual(4_000);
  expect(buildCast(catalogue).characters.length).toBeGreaterThanOrEqual(6_000);
  expect(STAFF.length).toBeGreaterThanOrEqual(3_000);
  expect(STUDIOS.length).toBeGreaterThanOrEqual(300);
  expect(TAGS.length).toBeGreaterThanOrEqual(150);
  expect(GENRES).toHaveLength(19);
});

test('it is the same whenever it is built for the same time', () => {
  const size = { anime: 250, manga: 100 };
  expect(buildCatalogue(NOW, size).media).toEqual(buildCatalogue(NOW, size).media);
});

test('a work has the same id and title on later days', () => {
  const later = buildCatalogue(NOW + 9 * 86_400_000, { anime: 120, manga: 60 });
  const sooner = buildCatalogue(NOW, { anime: 120, manga: 60 });
  expect(later.media.map(({ id, title }) => [id, title.romaji])).toEqual(
    sooner.media.map(({ id, title }) => [id, title.romaji]),
  );
});

test('every value of every enum occurs', () => {
  const seen = <T>(read: (one: (typeof media)[number]) => T): Set<T> => new Set(media.map(read));
  expect([...seen(({ format }) => format)].sort()).toEqual([...MEDIA_FORMATS, null].sort());
  expect(seen(({ status }) => status)).toEqual(new Set(MEDIA_STATUSES));
  expect(seen(({ source }) => source)).toEqual(new Set([...MEDIA_SOURCES, null]));
  expect(seen(({ countryOfOrigin }) => countryOfOrigin)).toEqual(new Set(COUNTRIES));
  expect(seen(({ season }) => season)).toEqual(new Set([...SEASONS, null]));
  expect(new Set(media.flatMap(({ genres }) => genres))).toEqual(new Set(GENRES));
  expect(new Set(media.flatMap(({ relations }) => relations.map(({ relation }) => relation)))).toEqual(
    new Set(RELATIONS),
  );
});

test('every field that may be missing is missing somewhere', () => {
  const gaps = [
    'idMal',
    'season',
    'episodes',
    'duration',
    'chapters',
    'averageScore',
    'color',
    'hashtag',
  ] as const;
  for (const field of gaps) {
    expect(media.some((one) => one[field] === null)).toBe(true);
  }
  expect(media.some(({ title }) => title.english === null)).toBe(true);
  expect(media.some(({ title }) => title.native === null)).toBe(true);
  expect(media.some(({ hasBanner }) => !hasBanner)).toBe(true);
  expect(media.some(({ startDate }) => startDate.year !== null && startDate.month === null)).toBe(true);
  expect(media.some(({ isAdult }) => isAdult)).toBe(true);
});

test('this season is this season', () => {
  const airing = anime.filter(({ season, seasonYear }) => season === 'FALL' && seasonYear === 2026);
  expect(airing.length).toBeGreaterThan(100);
  expect(airing.filter(({ status }) => status === 'RELEASING').length).toBeGreaterThan(60);
  const next = anime.filter(({ season, seasonYear }) => season === 'WINTER' && seasonYear === 2027);
  expect(next.every(({ status }) => status === 'NOT_YET_RELEASED')).toBe(true);
});

test('an episode of the first work airs within minutes', () => {
  const [lantern] = media.filter(({ title }) => title.english === 'The Lantern Keeper of Asahi Pier');
  const works = media.filter(
    ({ title, status }) => title.english === lantern?.title.english && status === 'RELEASING',
  );
  const plan = works.find(({ airing }) => airing !== null)?.airing;
  const untilNext = plan ? plan.intervalSeconds - ((NOW / 1000 - plan.firstAt) % plan.intervalSeconds) : 0;
  expect(untilNext).toBeGreaterThan(0);
  expect(untilNext).toBeLessThan(600);
});

test('a relation has its counterpart on the other side', () => {
  const lost = media.flatMap((one) =>
    one.relations.filter(({ index }) => !media[index]?.relations.some((back) => back.index === one.index)),
  );
  expect(lost).toEqual([]);
});

test('few works are in many lists, most in a few', () => {
  const byPopularity = media.map(({ popularity }) => popularity).sort((one, other) => other - one);
  expect(byPopularity[0] ?? 0).toBeGreaterThan(200_000);
  expect(byPopularity[media.length >> 1] ?? 0).toBeLessThan(2_000);
  const scores = media.flatMap(({ averageScore }) => averageScore ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(mean).toBeGreaterThan(63);
  expect(mean).toBeLessThan(73);
});

test('synopses are sentences about the people and things of the work', () => {
  for (const one of media.slice(500, 700)) {
    const franchise = catalogue.franchises[one.franchise];
    const text = franchise === undefined ? null : synopsisOf(one, franchise, ['Hina', 'Kaito']);
    expect(text ?? 'Nobody has written it.').toMatch(/[.!?)~>]$/);
    expect(text ?? '').not.toMatch(/\{\w+\}|undefined/);
  }
});

test('more anime can be asked for without moving the others', () => {
  const small = { anime: 120, manga: 60 };
  const usual = buildCatalogue(NOW, small);
  const extended = buildCatalogue(NOW, small, 60);
  expect(extended.media.filter(({ type }) => type === 'ANIME').length).toBeGreaterThanOrEqual(180);
  expect(extended.media.slice(0, usual.media.length).map(({ id, title }) => [id, title])).toEqual(
    usual.media.map(({ id, title }) => [id, title]),
  );
});

test('there are runs of 500 and of 1,100 episodes, running and finished, whose weeks lie in the past', () => {
  const runs = catalogue.extremes.filter(({ airing }) => (airing?.episodes ?? 0) >= 500);
  expect(runs.map(({ status, episodes }) => [status, episodes])).toEqual([
    ['RELEASING', null],
    ['FINISHED', 1_100],
    ['RELEASING', 500],
    ['FINISHED', 500],
  ]);
  for (const { airing, status, startDate } of runs) {
    const last = (airing?.firstAt ?? 0) + ((airing?.episodes ?? 0) - 1) * (airing?.intervalSeconds ?? 0);
    expect(last * 1000 > NOW).toBe(status === 'RELEASING');
    expect(startDate.year).toBeLessThan(2018);
  }
});

test('one work has 40 relations of nearly every kind', () => {
  const most = media.reduce((one, other) => (other.relations.length > one.relations.length ? other : one));
  expect(most.title.english).toBe('Chronicle of the Copper Towers');
  expect(most.relations).toHaveLength(40);
  expect(new Set(most.relations.map(({ relation }) => relation)).size).toBe(11);
});
