import type { Incoming } from '../http/message.ts';
import { buildWorld } from '../world.ts';
import { mal } from './mal.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 500, manga: 200 } });
type Work = {
  mal_id: number;
  title: string;
  score: number;
  type: string;
  rating: string;
  season: string;
  year: number;
  status: string;
  members: number;
};
type Body = {
  data: Work[];
  pagination: { has_next_page: boolean; current_page: number; items: { total: number; per_page: number } };
};

function get(path: string): { status: number; body: unknown } {
  const incoming: Incoming = {
    method: 'GET',
    url: new URL(`/mal/v4${path}`, 'http://sandbox.test'),
    headers: {},
    body: '',
    origin: 'http://sandbox.test',
  };
  const response = mal(world, incoming);
  return { status: response.status, body: JSON.parse(String(response.body)) };
}

/** The service's list responds have this form. */
const list = (path: string): Body => get(path).body as Body;

test('a search finds by title and pages by 25', () => {
  const first = list('/anime?order_by=members&sort=desc');
  const second = list('/anime?order_by=members&sort=desc&page=2');
  expect(first.data).toHaveLength(25);
  expect(first.pagination).toMatchObject({ has_next_page: true, current_page: 1, items: { per_page: 25 } });
  expect(first.data.at(-1)?.members).toBeGreaterThanOrEqual(second.data[0]?.members ?? 0);
  expect(list('/anime?q=Lantern+Keeper+of+Asahi').data[0]?.title).toBe('Asahi Sanbashi no Tourou Mori');
});

test('filters apply to each result', () => {
  const { data } = list('/anime?type=movie&min_score=6.5&sfw=true&status=complete');
  expect(data.length).toBeGreaterThan(0);
  for (const work of data) {
    expect(work).toMatchObject({ type: 'Movie', status: 'Finished Airing' });
    expect(work.score).toBeGreaterThanOrEqual(6.5);
    expect(work.rating).not.toMatch(/^Rx/);
  }
  expect(list('/anime?rating=rx').data.every(({ rating }) => rating.startsWith('Rx'))).toBe(true);
});

test.each([
  ['/manga', 'type=lightnovel'],
  ['/manga', 'status=hiatus'],
  ['/anime', 'genres=8'],
  ['/anime', 'genres_exclude=8'],
  ['/anime', 'start_date=2015-01-01'],
  ['/anime', 'end_date=2015-12-31'],
  ['/anime', 'rating=pg13'],
  ['/anime', 'sfw=true'],
  ['/seasons/2025/spring', 'filter=movie'],
])('%s is narrowed by %s', (path, parameter) => {
  const totalOf = (query: string) => list(`${path}?${query}`).pagination.items.total;
  const all = totalOf('');
  const some = totalOf(parameter);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});

test('a work in full has the titles that the tracker has', () => {
  const media = [...world.catalogue.byMalId.ANIME.values()].find(
    ({ relations, title }) => relations.length > 0 && title.english !== null,
  );
  const { data } = get(`/anime/${media?.idMal}/full`).body as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    mal_id: media?.idMal,
    title: media?.title.romaji,
    title_english: media?.title.english,
    title_japanese: media?.title.native,
  });
  for (const field of [
    'images',
    'trailer',
    'aired',
    'relations',
    'theme',
    'external',
    'streaming',
    'studios',
    'producers',
    'genres',
    'explicit_genres',
    'themes',
    'demographics',
    'broadcast',
    'synopsis',
  ]) {
    expect(data).toHaveProperty(field);
  }
});

test('unknown scores are 0', () => {
  const unreleased = [...world.catalogue.byMalId.ANIME.values()].find(
    ({ status }) => status === 'NOT_YET_RELEASED',
  );
  expect(get(`/anime/${unreleased?.idMal}/full`).body).toMatchObject({
    data: { score: 0, scored_by: 0, status: 'Not yet aired' },
  });
});

test('characters come with their voices for anime, without for manga', () => {
  const withCast = (type: 'ANIME' | 'MANGA') =>
    [...world.catalogue.byMalId[type].values()].find((media) => world.cast.of(media).length > 3);
  expect(get(`/anime/${withCast('ANIME')?.idMal}/characters`).body).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ role: 'Main', voice_actors: expect.any(Array) }),
    ]),
  });
  expect(JSON.stringify(get(`/manga/${withCast('MANGA')?.idMal}/characters`).body)).not.toContain(
    'voice_actors',
  );
});

test('seasons list the present and past ones', () => {
  expect(list('/seasons/now').data.every(({ season, year }) => season === 'fall' && year === 2026)).toBe(
    true,
  );
  expect(
    list('/seasons/2025/spring').data.every(({ season, year }) => season === 'spring' && year === 2025),
  ).toBe(true);
  expect(list('/seasons/upcoming').data.every(({ status }) => status === 'Not yet aired')).toBe(true);
  expect(get('/seasons/2025/monsoon').status).toBe(404);
});

test('genres are counted and can be searched by', () => {
  const { data } = get('/genres/anime?filter=explicit_genres').body as {
    data: { mal_id: number; name: string; count: number }[];
  };
  const ecchi = data.find(({ name }) => name === 'Ecchi');
  expect(ecchi).toMatchObject({ mal_id: 9 });
  expect(list(`/anime?genres=${ecchi?.mal_id}`).pagination.items.total).toBe(ecchi?.count);
});

test('a person of a story has a page', () => {
  const [character] = world.cast.characters;
  expect(get(`/characters/${character?.id}/full`).body).toMatchObject({
    data: {
      name: character?.name.full,
      anime: expect.any(Array),
      manga: expect.any(Array),
      voices: expect.any(Array),
    },
  });
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

test.each([
  ['q=ab', { q: ['The q must be at least 3 characters.'] }],
  ['q=%E9%8A%80%E9%AD%82', { q: ['The q must be at least 3 characters.'] }],
  [`q=${'x'.repeat(201)}`, { q: ['The q must not be greater than 200 characters.'] }],
  [`genres=${ids(26)}`, { genres: ['The genres must not have more than 25 items.'] }],
  [`genres_exclude=${ids(26)}`, { genres_exclude: ['The genres exclude must not have more than 25 items.'] }],
  ['page=1001', { page: ['The page must not be greater than 1000.'] }],
  ['page=0', { page: ['The page must be at least 1.'] }],
])('the service refuses %s', (query, messages) => {
  expect(get(`/anime?${query}`)).toEqual({
    status: 400,
    body: {
      status: 400,
      type: 'ValidationException',
      messages,
      error: expect.stringMatching(/^Invalid or incomplete request/),
    },
  });
});

test.each(['q=abc', `q=${'x'.repeat(200)}`, `genres=${ids(25)}`, 'page=1000', 'q='])(
  'the service takes %s',
  (query) => {
    expect(get(`/anime?${query}`).status).toBe(200);
  },
);

test('what does not exist is a 404 with the same request as the service', () => {
  expect(get('/anime/1/full')).toMatchObject({
    status: 404,
    body: { status: 404, type: 'BadResponseException' },
  });
});
