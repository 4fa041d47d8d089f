import type { Incoming } from '../http/message.ts';
import { buildWorld } from '../world.ts';
import { membersOf } from './artists.ts';
import { Interfaces } from './interfaces.ts';
import { themesHandler } from './service.ts';
import { themesOf } from './songs.ts';

const world = buildWorld({ now: () => Date.UTC(2026, 10, 21), size: { anime: 500, manga: 100 } });
const interfaces = new Interfaces();
const handle = themesHandler(world, interfaces);
const withThemes = world.catalogue.media.filter((media) => themesOf(media, world).length > 0);
const known = withThemes.find(({ idMal }) => idMal !== null);

beforeEach(() => interfaces.reset());

async function send(
  method: string,
  path: string,
  body = '',
  contentType = 'application/json',
): Promise<Record<string, unknown>> {
  const incoming: Incoming = {
    method,
    url: new URL(`/themes${path}`, 'http://sandbox.test'),
    headers: { 'content-type': contentType },
    body,
    origin: 'http://sandbox.test',
  };
  const response = await handle(incoming);
  // Both interfaces respond with an object.
  return { status: response.status, ...(JSON.parse(String(response.body)) as Record<string, unknown>) };
}

const ask = (query: string, variables: object = {}) =>
  send('POST', '/graphql', JSON.stringify({ query, variables }));

const FIND =
  'query ($site: ResourceSite!, $id: [Int!]) { findAnimeByExternalSite(site: $site, id: $id) { slug title { romaji } resources { nodes { site externalId } } } }';

test('an anime is found under its id at either site', async () => {
  for (const variables of [
    { site: 'ANILIST', id: [known?.id] },
    { site: 'MAL', id: [known?.idMal] },
  ]) {
    expect(await ask(FIND, variables)).toMatchObject({
      status: 200,
      data: {
        findAnimeByExternalSite: [
          {
            title: { romaji: known?.title.romaji },
            resources: { nodes: expect.arrayContaining([{ site: 'ANILIST', externalId: known?.id }]) },
          },
        ],
      },
    });
  }
  expect(await ask(FIND, { site: 'ANILIST', id: [1] })).toMatchObject({
    data: { findAnimeByExternalSite: [] },
  });
});

/** The selection stands on level 13 of the query. */
const nested = (selection: string) =>
  `{ animePagination(first: 1) { data { ${'animethemes { anime { '.repeat(6)} ${selection} ${'} }'.repeat(6)} } } }`;

test.each([
  ['a field that is not there', '{ anime(slug: "a") { name } }', /Cannot query field "name" on type "Anime"/],
  [
    'neither id nor link',
    '{ findAnimeByExternalSite(site: MAL) { id } }',
    /^The id field is required when link/,
  ],
  [
    'more than 100 ids',
    `{ findAnimeByExternalSite(site: MAL, id: [${Array(101).fill(1)}]) { id } }`,
    /more than 100 items/,
  ],
  ['a list of more than 100', '{ animePagination(first: 101) { data { id } } }', /^Maximum number of 100/],
  ['more than 13 levels', nested('title { romaji }'), /^Max query depth should be 13 but got/],
  ['text that is no query', 'themes please', /^Syntax Error/],
])('%s is an error inside a 200', async (_what, query, message) => {
  const response = await ask(query);
  expect(response).toMatchObject({ status: 200, errors: [{ message: expect.stringMatching(message) }] });
  expect(response).not.toHaveProperty('data.animePagination.data');
});

test('13 levels are served', async () => {
  expect(await ask(nested('slug'))).not.toHaveProperty('errors');
});

test('a root list has 15 entries unless more are asked for', async () => {
  const { data } = await ask(
    '{ usual: animePagination { data { id } } all: animePagination(first: 100) { data { id } paginatorInfo { hasMorePages } } }',
  );
  expect(data).toMatchObject({
    usual: { data: { length: 15 } },
    all: { data: { length: 100 }, paginatorInfo: { hasMorePages: true } },
  });
});

test('a request that is no POST of JSON is refused', async () => {
  expect(await send('GET', '/graphql')).toMatchObject({ status: 400 });
  expect(await send('POST', '/graphql', '{"query":"{ __typename }"}', 'text/plain')).toMatchObject({
    status: 422,
  });
});

test('a song of a group names the group once for each member, and the member finds it', async () => {
  const theme = withThemes
    .flatMap((media) => themesOf(media, world))
    .find(({ song }) => song.performances.some(({ member }) => member !== null));
  const group = theme?.song.performances[0]?.artist;
  const members = group === undefined ? [] : membersOf(group);
  expect(members.length).toBeGreaterThan(1);
  const { data } = await ask(
    'query ($group: String!, $member: String!) { group: artist(slug: $group) { performances { song { id } artist { slug } member { slug } } members { edges { relevance node { slug } } } } member: artist(slug: $member) { memberPerformances { song { id performances { artist { slug } } } } groups { nodes { slug } } } }',
    { group: group?.slug, member: members[0]?.slug },
  );
  expect(data).toMatchObject({
    group: {
      performances: expect.arrayContaining(
        members.map(({ slug }) => ({
          song: { id: theme?.song.id },
          artist: { slug: group?.slug },
          member: { slug },
        })),
      ),
      members: { edges: members.map(({ slug }) => ({ relevance: 1, node: { slug } })) },
    },
    member: {
      memberPerformances: expect.arrayContaining([
        {
          song: { id: theme?.song.id, performances: members.map(() => ({ artist: { slug: group?.slug } })) },
        },
      ]),
      groups: { nodes: expect.arrayContaining([{ slug: group?.slug }]) },
    },
  });
});

test('an artist who does not exist is null', async () => {
  expect(await ask('{ artist(slug: "no_such_singer") { id } }')).toEqual({
    status: 200,
    data: { artist: null },
  });
});

test('both interfaces tell the same songs', async () => {
  const slug = themesOf(known ?? fail('No anime with themes'), world)[0]?.song.performances[0]?.artist.slug;
  const json = await send('GET', `/artist/${slug}?include=songs.animethemes.anime,images,resources`);
  const { data } = await ask(
    'query ($slug: String!) { artist(slug: $slug) { performances { song { id title { romaji } animethemes { slug anime { slug } } } } } }',
    { slug },
  );
  // Both selections are written above.
  const { songs } = json.artist as { songs: { id: number; title: string; animethemes: object[] }[] };
  const { artist } = data as { artist: { performances: { song: { id: number } }[] } };
  const ids = new Set(artist.performances.map(({ song }) => song.id));
  expect([...ids].sort()).toEqual(songs.map(({ id }) => id).sort());
});

test.each([
  ['graphql', '/graphql', 'POST', 'The route / could not be found.'],
  ['json-api', '/artist/a', 'GET', 'The route artist/a could not be found.'],
  ['json-api', '/anime', 'GET', 'The route anime could not be found.'],
] as const)(
  'without %s, %s has no route, and the other interface stays',
  async (name, path, method, message) => {
    interfaces.set({ [name]: false });
    const body = '{"query":"{ __typename }"}';
    expect(await send(method, path, body)).toEqual({ status: 404, message });
    const other = name === 'graphql' ? send('GET', '/anime') : send('POST', '/graphql', body);
    expect(await other).toMatchObject({ status: 200 });
  },
);

function fail(message: string): never {
  throw new Error(message);
}
