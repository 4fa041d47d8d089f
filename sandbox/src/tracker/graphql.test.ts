import { buildWorld } from '../world.ts';
import { asker } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 700, manga: 300 }, heavyList: 1_200 });
const ask = asker(world);

beforeEach(() => world.reset());

test('a user who does not exist is a 404 in the envelope and in the status', async () => {
  await expect(ask('{ User(name: "nobody") { id } }')).resolves.toEqual({
    status: 404,
    data: { User: null },
    errors: [{ message: 'Not Found.', status: 404, locations: [{ line: 1, column: 3 }] }],
  });
});

test('a private user is not found, their lists are refused as private, and they see both', async () => {
  const user = '{ User(name: "hermit") { name } }';
  const list = '{ MediaListCollection(userName: "hermit", type: ANIME) { hasNextChunk } }';
  const page = '{ Page { mediaList(userName: "hermit", mediaId: 1) { id } } }';
  for (const viewer of [undefined, 'aoi']) {
    await expect(ask(user, {}, viewer)).resolves.toMatchObject({
      status: 404,
      errors: [{ message: 'Not Found.' }],
    });
    for (const query of [list, page]) {
      await expect(ask(query, {}, viewer)).resolves.toMatchObject({
        status: 404,
        errors: [{ message: 'Private User', status: 404 }],
      });
    }
  }
  for (const query of [user, list, page]) {
    await expect(ask(query, {}, 'hermit')).resolves.toMatchObject({ status: 200 });
  }
});

test('a token that was not made here is refused with 400', async () => {
  const response = await ask('{ Viewer { id } }', {}, 'not.a.token');
  expect(response).toMatchObject({
    status: 400,
    data: { Viewer: null },
    errors: [{ message: 'Invalid token', status: 400, locations: [{ line: 1, column: 3 }] }],
  });
});

test('what needs a token says so', async () => {
  await expect(ask('{ Viewer { id } }')).resolves.toMatchObject({ status: 401, data: { Viewer: null } });
  await expect(ask('mutation { ToggleFollow(userId: 2) { id } }')).resolves.toMatchObject({ status: 401 });
});

test('a query outside of the schema is a 400', async () => {
  await expect(ask('{ Viewer { shoeSize } }')).resolves.toMatchObject({
    status: 400,
    data: null,
    errors: [{ status: 400, message: expect.stringContaining('shoeSize') }],
  });
});

test('more than 500 fields are too many', async () => {
  const fields = Array.from({ length: 501 }, (_, at) => `f${at}: id`).join(' ');
  const response = await ask(`{ Viewer { ${fields} } }`, {}, 'aoi');
  expect(response.errors?.[0]?.message).toBe('Max query complexity should be 500 but got 502.');
});

test('a page serves one data field', async () => {
  for (const selection of [
    'media { id } users { id }',
    'media { id } ... on Page { users { id } }',
    'media { id } ...Users',
  ]) {
    const fragment = selection.includes('...Users') ? 'fragment Users on Page { users { id } }' : '';
    const response = await ask(`query { Page { ${selection} } } ${fragment}`);
    expect(response).toMatchObject({ status: 400, data: null });
  }
});

test('while there is a next page the total is said to be 5,000, on the last one it is true', async () => {
  const query =
    'query ($page: Int) { Page(page: $page, perPage: 30) { pageInfo { total lastPage hasNextPage } users { id } } }';
  const count = world.community.users.length;
  const last = Math.ceil(count / 30);
  expect((await ask(query, { page: 1 })).data).toMatchObject({
    Page: { pageInfo: { total: 5_000, lastPage: 166, hasNextPage: true } },
  });
  expect((await ask(query, { page: last })).data).toMatchObject({
    Page: { pageInfo: { total: count, lastPage: last, hasNextPage: false } },
  });
});

test('the page of a thread without comments tells nothing but its size', async () => {
  const id = world.community.forum.addThread({
    title: 'Silence',
    body: null,
    userId: 1,
    viewCount: 0,
    createdAt: NOW / 1000,
    updatedAt: NOW / 1000,
    isSticky: false,
    isLocked: false,
    categories: [7],
    mediaCategories: [],
  }).id;
  const { data } = await ask(
    'query ($id: Int) { Page { pageInfo { total perPage currentPage lastPage hasNextPage } threadComments(threadId: $id) { id } } }',
    { id },
  );
  expect(data).toEqual({
    Page: {
      pageInfo: { total: null, perPage: 50, currentPage: null, lastPage: null, hasNextPage: false },
      threadComments: [],
    },
  });
});

test('the year of a season counts beside a season only', async () => {
  const query =
    'query ($season: MediaSeason, $year: Int) { Page(perPage: 50) { media(type: ANIME, season: $season, seasonYear: $year) { seasonYear } } }';
  const years = async (variables: Record<string, unknown>): Promise<Set<number | null>> => {
    const { data } = await ask(query, variables);
    // The query selects exactly this.
    const { media } = (data as { Page: { media: { seasonYear: number | null }[] } }).Page;
    return new Set(media.map(({ seasonYear }) => seasonYear));
  };
  expect(await years({ season: 'FALL', year: 2026 })).toEqual(new Set([2026]));
  expect((await years({ year: 2026 })).size).toBeGreaterThan(1);
});

test('null is a value to compare with, not a missing argument', async () => {
  const query =
    'query ($type: MediaType, $season: MediaSeason, $genres: [String], $search: String) { Page { media(type: $type, season: $season, genre_in: $genres, search: $search, sort: [ID]) { season } } }';
  expect((await ask(query, { type: null })).data).toEqual({ Page: { media: [] } });
  await expect(ask(query, { genres: null })).resolves.toMatchObject({
    status: 500,
    errors: [{ message: 'Internal Server Error', status: 500 }],
  });
  const without = (await ask(query, { type: 'ANIME', season: null })).data;
  expect(JSON.stringify(without)).toContain('"season":null');
  expect(JSON.stringify(without)).not.toContain('"season":"');
  expect((await ask(query, { type: 'ANIME', search: null })).data).toEqual(
    (await ask(query, { type: 'ANIME' })).data,
  );
  await expect(ask('{ User(name: null) { id } }')).resolves.toMatchObject({ status: 404 });
  expect(
    (await ask('{ MediaListCollection(userName: "aoi", type: ANIME, status: null) { lists { name } } }'))
      .data,
  ).toEqual({ MediaListCollection: { lists: [] } });
});

test('nothing of a blocked user comes into the feed of the one who blocked', async () => {
  const blocked = world.community.users.filter(({ id }) => id >= 10 && (id + 1) % 83 === 0);
  const ids = blocked.map(({ id }) => id);
  const query = 'query ($ids: [Int]) { Page { activities(userId_in: $ids) { __typename } } }';
  const found = async (user: string): Promise<number> => {
    const { data } = await ask(query, { ids }, user);
    // The query selects exactly this.
    return (data as { Page: { activities: unknown[] } }).Page.activities.length;
  };
  expect(await found('ren')).toBeGreaterThan(0);
  expect(await found('aoi')).toBe(0);
});

test('a page names the next one, wherever the page info stands', async () => {
  const query =
    'query ($page: Int) { Page(page: $page, perPage: 60) { pageInfo { currentPage perPage hasNextPage } users { id } } }';
  const first = await ask(query, { page: 1 });
  expect(first.data).toMatchObject({
    Page: { pageInfo: { currentPage: 1, perPage: 50, hasNextPage: true } },
  });
  const last = await ask(query, { page: Math.ceil(world.community.users.length / 50) });
  expect(last.data).toMatchObject({ Page: { pageInfo: { hasNextPage: false } } });
});

test('nested connections contain 25 at most', async () => {
  const response = await ask(
    '{ User(name: "aoi") { favourites { anime(perPage: 50) { nodes { id } pageInfo { perPage hasNextPage } } } } }',
  );
  expect(response.data).toMatchObject({
    User: { favourites: { anime: { pageInfo: { perPage: 25, hasNextPage: true } } } },
  });
});

test('titles follow the language of the user', async () => {
  const query =
    '{ Page(perPage: 1) { media(search: "Lantern Keeper of Asahi", type: ANIME) { title { userPreferred } } } }';
  const titles = await Promise.all(
    [undefined, 'aoi', 'sora'].map(async (user) => (await ask(query, {}, user)).data),
  );
  expect(titles).toEqual(
    ['Asahi Sanbashi no Tourou Mori', 'The Lantern Keeper of Asahi Pier', '朝日桟橋の灯籠守'].map(
      (userPreferred) => ({
        Page: { media: [{ title: { userPreferred } }] },
      }),
    ),
  );
});

test('a long list comes in chunks that together are the whole', async () => {
  const query =
    'query ($chunk: Int) { MediaListCollection(userName: "heavy", type: ANIME, chunk: $chunk, perChunk: 500) { hasNextChunk lists { entries { id } } } }';
  const ids = new Set<number>();
  const ends: boolean[] = [];
  for (const chunk of [1, 2]) {
    const { data } = await ask(query, { chunk });
    // The query above selects exactly this.
    const { MediaListCollection: list } = data as {
      MediaListCollection: { hasNextChunk: boolean; lists: { entries: { id: number }[] }[] };
    };
    ends.push(list.hasNextChunk);
    for (const { entries } of list.lists) {
      for (const { id } of entries) {
        ids.add(id);
      }
    }
  }
  const anime = [...world.community.lists.of(6).values()].filter(
    ({ mediaId }) => world.catalogue.byId.get(mediaId)?.type === 'ANIME',
  );
  expect(ids.size).toBe(anime.length);
  expect(ends).toEqual([true, false]);
});

test('private entries are seen by their owner only', async () => {
  const query = '{ MediaListCollection(userName: "aoi", type: ANIME) { lists { entries { private } } } }';
  const others = JSON.stringify((await ask(query, {}, 'ren')).data);
  const own = JSON.stringify((await ask(query, {}, 'aoi')).data);
  expect(others).not.toContain('true');
  expect(own).toContain('"private":true');
});

test('a work on hiatus is RELEASING for clients without HIATUS', async () => {
  const work = world.catalogue.media.find(({ status }) => status === 'HIATUS');
  const response = await ask('query ($id: Int) { Media(id: $id) { old: status status(version: 2) } }', {
    id: work?.id,
  });
  expect(response.data).toEqual({ Media: { old: 'RELEASING', status: 'HIATUS' } });
});

test('what was deleted leaves null behind, as nodes and as whole connections', async () => {
  const query = `query ($page: Int) { Page(page: $page, perPage: 50) { media(sort: [ID]) {
    coverImage { color } startDate { year month } studios { nodes { id } } relations { edges { node { id } } }
    characters(perPage: 25) { edges { node { id } } } staff(perPage: 25) { edges { node { id } } }
  } } }`;
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(world.catalogue.media.length / 50) }, async (_, page) =>
      JSON.stringify((await ask(query, { page: page + 1 })).data),
    ),
  );
  const all = pages.join();
  for (const gap of [
    '"color":null',
    '"studios":null',
    '"studios":{"nodes":[]}',
    '"studios":{"nodes":[null',
    '"relations":{"edges":[{"node":null',
    '"characters":{"edges":[]}',
    ',{"node":null}]},"staff"',
    '"staff":{"edges":[{"node":null',
  ]) {
    expect([gap, all.includes(gap)]).toEqual([gap, true]);
  }
  expect(all).toMatch(/"startDate":\{"year":\d+,"month":null\}/);
});

test('a favourite and a recommendation that were deleted are null', async () => {
  const lost = world.community.users.find(({ id }) => id > 7 && id % 19 === 0);
  const { data } = await ask('query ($id: Int) { User(id: $id) { favourites { anime { nodes { id } } } } }', {
    id: lost?.id,
  });
  expect(JSON.stringify(data)).toContain('"nodes":[null,{');
  const recommendations = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (page) =>
      JSON.stringify(
        (
          await ask(
            `{ Page(page: ${page}, perPage: 50) { recommendations(sort: [ID]) { mediaRecommendation { id } } } }`,
          )
        ).data,
      ),
    ),
  );
  expect(recommendations.join()).toContain('"mediaRecommendation":null');
});
