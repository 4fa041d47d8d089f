/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { type QueryOperation, type QueryState, useAuth, useQuery } from '@tsugi/data';
import { LOADING, ready, requestBody } from '@tsugi/data/testing';
import { useLocation } from '@tsugi/router';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import type { ComponentType } from 'react';
import { malMediaFull } from './model/media/mal-media-full.query.ts';
import { ArtistPage } from './pages/artist/ArtistPage.tsx';
import { themeArtist } from './pages/artist/theme-artist.query.ts';
import { MalPage } from './pages/mal/MalPage.tsx';

jest.mock('./model/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));

const link = { mal_id: 1, type: 'anime', name: 'Action', url: 'https://mal.example/1' };
const work = {
  mal_id: 5,
  url: 'https://mal.example/anime/5',
  title: 'Kami no Tsuki',
  type: 'TV',
  status: 'Finished Airing',
  score: 7.5,
  scored_by: 10,
  members: 2,
  synopsis: 'Once.\n\nTwice.',
  background: 'Paper.',
  season: 'spring',
  year: 2020,
  genres: [link],
  studios: [link],
  relations: [{ relation: 'Sequel', entry: [link] }],
  external: [{ name: 'Site', url: 'https://site.example' }],
  trailer: { youtube_id: 'abc' },
};
const song = (id: number, title: string) => ({
  id,
  title,
  animethemes: [
    {
      id,
      type: 'OP',
      sequence: 1,
      song: {
        title,
        artists: [
          { slug: 'rin', name: 'Rin' },
          { slug: 'sora', name: 'Sora' },
        ],
      },
      anime: { name: 'Kami no Tsuki', slug: 'kami', year: 2024 },
      animethemeentries: [{ id, videos: [{ id, link: 'https://themes.example/a.webm' }] }],
    },
  ],
});
const artist = {
  slug: 'rin',
  name: 'Rin Mori',
  songs: [song(1, 'Tetsu'), song(2, 'Bloom')],
  images: [{ facet: 'Large Cover', link: 'https://themes.example/rin.png' }],
  resources: [{ site: 'Website', link: 'https://rin.example', external_id: 1 }],
};

const performances = ['Rin', 'Sora'].map((main) => ({
  artist: { slug: main.toLowerCase(), name: { main } },
}));
const posted = (id: number, romaji: string) => ({
  song: {
    id,
    title: { romaji, native: null },
    performances,
    animethemes: [
      {
        id,
        type: 'OP',
        sequence: 1,
        slug: 'OP1',
        group: null,
        anime: { slug: 'kami', year: 2024, title: { romaji: 'Kami no Tsuki' } },
        animethemeentries: [
          {
            id,
            version: 1,
            episodes: null,
            nsfw: false,
            spoiler: false,
            videos: { nodes: [{ id, link: 'https://themes.example/a.webm', nc: false, audio: null }] },
          },
        ],
      },
    ],
  },
});
const graphqlArtist = {
  slug: 'rin',
  name: { main: 'Rin Mori' },
  performances: [posted(1, 'Tetsu'), posted(2, 'Bloom')],
  memberPerformances: [],
  images: { nodes: [{ facet: 'LARGE_COVER', link: 'https://themes.example/rin.png' }] },
  resources: { nodes: [{ siteLocalized: 'Website', link: 'https://rin.example', externalId: 1 }] },
};

interface Visit<V, D> {
  readonly url: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly Component: ComponentType;
  readonly load: () => Promise<unknown>;
  readonly operation: QueryOperation<V, D>;
  readonly variables: V;
  /** How the page's request is sent and read, where that is not the first form of the operation. */
  readonly form?: Pick<QueryOperation<V, D>, 'request' | 'decode'> | undefined;
  /** The JSON that the service responds with. */
  readonly body: object;
}

/** Both trees of a page whose own response alone has come, as the service sent it. */
async function trees<V, D>(visit: Visit<V, D>, isSignedIn: boolean) {
  const { url, path, params, Component, load, operation, variables, form = operation, body } = visit;
  jest
    .mocked(useAuth)
    .mockReturnValue({ status: isSignedIn ? 'signed-in' : 'signed-out', viewer: undefined });
  const request = requestBody(form.request(variables));
  const data = form.decode(request.query.startsWith('/') || !('data' in body) ? body : body.data, variables);
  jest
    .mocked(useQuery)
    .mockImplementation(({ name }): QueryState<unknown> => (name === operation.name ? ready(data) : LOADING));
  const [nodes = null] = await renderFirstScreen(load, {
    input: {
      url: `http://localhost${url}`,
      root: 'http://localhost/',
      params,
      isSignedIn,
      viewer: undefined,
    },
    requests: [
      {
        ...request,
        source: operation.source,
        cacheKey: undefined,
        // What is read of a response.
        response: Promise.resolve({ clone: () => ({ ok: true, json: async () => body }) } as Response),
      },
    ],
    slots: [{}],
  });
  return { first: treeOf(nodes), react: treeOfDom(showRoute({ path, Component }, url).container) };
}

const MAL = {
  path: '/mal/:type/:id/:name?',
  Component: MalPage,
  load: () => import('./pages/mal/first-screen.tsx'),
};

test.each([
  ['anime', 'signed out', false],
  ['anime', 'signed in', true],
  ['manga', 'signed out', false],
] as const)(
  '/mal/%s/:id, %s: the first screen is the tree that React renders',
  async (type, _who, isSignedIn) => {
    const { first, react } = await trees(
      {
        ...MAL,
        url: `/mal/${type}/5/kami-no-tsuki`,
        params: { type, id: '5', name: 'kami-no-tsuki' },
        operation: malMediaFull,
        variables: { type, malId: 5 },
        body: { data: work },
      },
      isSignedIn,
    );
    expect(first).toEqual(react);
    expect(first.filter((line) => line.includes('"Kami no Tsuki"'))).toHaveLength(1);
    expect(first.some((line) => line.includes('"Edit"'))).toBe(isSignedIn);
  },
);

test('/mal/:type/:id completes its URL with the name', async () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  const media = malMediaFull.decode({ data: work }, { type: 'anime', malId: 5 });
  jest
    .mocked(useQuery)
    .mockImplementation(
      ({ name }): QueryState<unknown> => (name === malMediaFull.name ? ready(media) : LOADING),
    );
  const route = {
    path: '/mal/:type/:id/:name?',
    element: (
      <>
        <MalPage />
        <Path />
      </>
    ),
  };
  showRoute(route, '/mal/anime/5?from=here');
  expect(await screen.findByText('/mal/anime/5/kami-no-tsuki?from=here')).toBeInTheDocument();
});

function Path() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test.each([
  ['GraphQL', undefined, { data: { artist: graphqlArtist } }],
  ['JSON:API', themeArtist.jsonApi, { artist }],
])(
  '/artist/:name by %s: likewise, with links to the search until the titles are known',
  async (_name, form, body) => {
    const { first, react } = await trees(
      {
        path: '/artist/:name',
        url: '/artist/rin',
        params: { name: 'rin' },
        Component: ArtistPage,
        load: () => import('./pages/artist/first-screen.tsx'),
        operation: themeArtist,
        variables: { slug: 'rin' },
        form,
        body,
      },
      false,
    );
    expect(first).toEqual(react);
    expect(first.filter((line) => line.includes('"Rin Mori"'))).toHaveLength(1);
    expect(first.filter((line) => line.includes('/search/anime?q=Kami+no+Tsuki'))).toHaveLength(2);
  },
);
