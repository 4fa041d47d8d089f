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
  const response = await ask('{ Page { media { id } users { id } } }');
  expect(response).toMatchObject({ status: 400, data: null });
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
