/** @jest-environment jsdom */
import { type FirstScreenRequest, initialEntryKey, type MissingRequest } from '@tsugi/contract';
import { useAuth, usePages, useQuery } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { ready, readyPages } from '@tsugi/data/testing';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import type { ComponentType } from 'react';
import { trackerVariables } from './engines/tracker/tracker-variables.ts';
import { parseParams } from './filters/params.ts';
import { peopleKind } from './model/people-kinds.ts';
import { BrowsePage } from './pages/browse/BrowsePage.tsx';
import { PeoplePage } from './pages/people/PeoplePage.tsx';
import { PEOPLE_CODEC } from './pages/people/params.ts';
import { PEOPLE_OPERATIONS, peopleVariables } from './pages/people/people-operations.ts';
import type { PersonCard } from './pages/people/person-card.ts';
import { ResultsPage } from './pages/results/ResultsPage.tsx';
import { media } from './testing/media.ts';
import { bundleVariables } from './widgets/trending/bundle.ts';
import { SeasonRow } from './widgets/trending/SeasonRow.tsx';
import { TrendingRow } from './widgets/trending/TrendingRow.tsx';
import { trendingBundle } from './widgets/trending/trending.query.ts';

// The trees compared are those of React's first render.
jest.mock('react', () => ({
  ...jest.requireActual('react'),
  useDeferredValue: <T,>(value: T, initial: T = value) => initial,
  startTransition: () => undefined,
}));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));

const cards = Array.from({ length: 9 }, (_, index) =>
  media(index + 1, `Title ${index + 1}`, {
    coverImage: { extraLarge: '/x.png', large: `/${index}.png`, color: index % 2 ? '#3b8fd0' : null },
    averageScore: index % 3 ? 79 : null,
    isAdult: index === 4,
    mediaListEntry: index === 2 ? { id: 1, status: 'CURRENT', progress: 3, score: 0, updatedAt: 1 } : null,
  }),
);
const bundle = {
  trending: cards,
  'this-season': cards.slice(1),
  'top-100': cards.slice(2),
  new: [],
  finished: cards.slice(3),
  popular: cards.slice(4),
};

/** What the boot script has for a page whose response is stored. */
function source(path: string, params: Record<string, string>, request: unknown, data: unknown) {
  const { query, variables } = request as { query: string; variables: Record<string, unknown> };
  return {
    input: {
      url: `http://localhost${path}`,
      root: 'http://localhost/',
      params,
      isSignedIn: false,
      viewer: undefined,
    },
    requests: [{ query, variables, cacheKey: undefined, response: undefined, newest: data }],
    slots: [{}],
  };
}

function reactTree(Component: ComponentType, pattern: string, path: string) {
  return treeOfDom(showRoute({ path: pattern, Component }, path).container);
}

beforeEach(() => {
  document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
  history.replaceState({ key: initialEntryKey() }, '');
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  jest.mocked(useQuery).mockReturnValue(ready(bundle));
});

/** What the first page of these results is requested with. */
function searchRequest(path: string, type: string) {
  const search = trackerVariables({
    type: type as 'anime',
    header: undefined,
    params: parseParams(new URL(path, 'http://localhost').searchParams),
    isSignedIn: false,
    showsAdult: false,
    knownNames: undefined,
  });
  return mediaSearch.request({ ...search, page: 1 });
}

/** The lines of the first screen of a page of results with these cards. */
async function treeOfResults(path: string): Promise<readonly string[]> {
  const [, type = ''] = /search\/(\w+)/.exec(path) ?? [];
  const [nodes = null] = await renderFirstScreen(
    () => import('./pages/results/first-screen.tsx'),
    source(path, { type }, searchRequest(path, type), { items: cards, hasNextPage: true }),
  );
  return treeOf(nodes);
}

test.each([
  '/search/anime',
  '/search/manga',
  '/search/media?q=moon',
  '/search/anime?genre=Action&year=2024&sort=score',
])('%s: the first screen is the tree that React renders from the same data', async (path) => {
  jest.mocked(usePages).mockReturnValue({ ...readyPages<unknown>(cards), hasNextPage: true });
  const tree = await treeOfResults(path);
  expect(tree).toEqual(reactTree(ResultsPage, '/search/:type/:header?', path));
  expect(tree.filter((line) => line.includes('"Title 3"')).length).toBeGreaterThan(0);
});

test('a search with filters asks for its results, and not for what was asked for it', async () => {
  const path = '/search/anime?genre=Action';
  const request = searchRequest(path, 'anime');
  const variables = request.kind === 'graphql' ? request.variables : {};
  const input = source(path, { type: 'anime' }, request, undefined);
  const asked: MissingRequest[] = [];
  const send = (request: MissingRequest) => asked.push(request);
  const render = (requests: readonly FirstScreenRequest[]) =>
    renderFirstScreen(() => import('./pages/results/first-screen.tsx'), { ...input, requests, send });
  await render([]);
  expect(asked).toMatchObject([{ query: mediaSearch.document, variables, shape: mediaSearch.shape }]);
  const failed = Response.json({ data: null }, { status: 500 });
  const other = { query: '{ Other }', variables: {}, cacheKey: undefined, response: undefined, newest: 1 };
  await render([
    ...asked.splice(0).map((one) => ({ ...one, cacheKey: undefined, response: Promise.resolve(failed) })),
    other,
  ]);
  expect(asked).toEqual([]);
});

test('where a pointer can hover, React adds what a card shows on hover alone', async () => {
  const hasMenus = (tree: readonly string[]) => tree.some((line) => line.includes('aria-label="Add Title 1'));
  const hasDetails = (tree: readonly string[]) => tree.some((line) => line.includes(' users"'));
  const whole = await treeOfResults('/search/anime');
  expect([hasMenus(whole), hasDetails(whole)]).toEqual([true, true]);
  globalThis.matchMedia = (query) => ({ matches: query === '(hover: hover)' }) as MediaQueryList;
  const cut = await treeOfResults('/search/anime');
  Reflect.deleteProperty(globalThis, 'matchMedia');
  expect([hasMenus(cut), hasDetails(cut)]).toEqual([false, false]);
  // Nothing else is missing.
  expect(whole).toEqual(expect.arrayContaining([...cut]));
  expect(cut.filter((line) => line.includes('"Title 3"'))).toEqual(
    whole.filter((line) => line.includes('"Title 3"')),
  );
});

const PERSON: PersonCard = {
  id: 7,
  name: 'Rin Mori',
  nativeName: '森凛',
  image: '/rin.png',
  facts: {
    favourites: 1200,
    occupations: ['Director'],
    knownFrom: 'Paper Moon',
    animeCount: 3,
    mangaCount: 4,
  },
};

test.each(['/search/characters', '/search/staff?q=mori', '/search/studios', '/search/users?q=rin'])(
  '%s: likewise',
  async (path) => {
    const people = [PERSON, { ...PERSON, id: 8, name: 'Nobody', image: null, nativeName: null, facts: {} }];
    jest.mocked(usePages).mockReturnValue({ ...readyPages<unknown>(people), hasNextPage: true });
    const url = new URL(path, 'http://localhost');
    const kind = peopleKind(url.pathname);
    const variables = { ...peopleVariables(kind, PEOPLE_CODEC.parse(url.searchParams)), page: 1 };
    const [nodes = null] = await renderFirstScreen(
      () => import('./pages/people/first-screen.tsx'),
      source(path, {}, PEOPLE_OPERATIONS[kind].request(variables), { items: people, hasNextPage: true }),
    );
    const tree = treeOf(nodes);
    expect(tree).toEqual(reactTree(PeoplePage, '/search/:kind', path));
    expect(tree.filter((line) => line.includes('"Rin Mori"')).length).toBeGreaterThan(0);
  },
);

test.each(['anime', 'manga', 'media'] as const)('/browse/%s: likewise', async (type) => {
  const [nodes = null] = await renderFirstScreen(
    () => import('./pages/browse/first-screen.tsx'),
    source(`/browse/${type}`, { type }, trendingBundle.request(bundleVariables(type, new Date())), bundle),
  );
  expect(treeOf(nodes)).toEqual(reactTree(BrowsePage, '/browse/:type', `/browse/${type}`));
});

test('the rows of the home page: likewise', async () => {
  const request = trendingBundle.request(bundleVariables('anime', new Date()));
  const parts = await renderFirstScreen(() => import('./widgets/trending/first-screen.tsx'), {
    ...source('/', {}, request, bundle),
    slots: [{ slot: 'trending-row', props: '{"type":"ANIME"}' }, { slot: 'season-row' }, { slot: 'other' }],
  });
  expect(treeOf(parts[0] ?? null)).toEqual(reactTree(TrendingRow, '/', '/'));
  expect(treeOf(parts[1] ?? null)).toEqual(reactTree(SeasonRow, '/', '/'));
  expect(parts[2]).toBeNull();
});
