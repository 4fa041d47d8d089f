/** @jest-environment jsdom */
import { render, renderHook } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { useAuth, useQuery } from '@tsugi/data';
import type { MediaListChunk } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { IDLE, listCard, ready as readyQuery } from '@tsugi/data/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { type Comparison, NO_QUERY } from '../../model/types.ts';
import { ComparePage } from './ComparePage.tsx';
import { useCompare } from './session/use-compare.ts';
import { useFirstComparison } from './session/use-first-comparison.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('./session/use-compare.ts', () => ({ useCompare: jest.fn() }));

beforeAll(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function chunk(name: string, scores: Readonly<Record<number, number>>, hasNextChunk = false): MediaListChunk {
  const entries = Object.entries(scores).map(([id, score]) =>
    listCard(Number(id), { score: score / 10, score100: score }),
  );
  return {
    hasNextChunk,
    user: {
      id: 1,
      name,
      avatar: { large: null },
      mediaListOptions: { scoreFormat: 'POINT_10' },
      sectionOrder: [],
    },
    lists: [{ name: 'Completed', isCustomList: false, isCompletedList: true, entries }],
  };
}

/** What the page shows before the shell runs. @param data of the requests, in place of the responses */
async function firstScreen(search: string, data: Readonly<Record<string, unknown>>) {
  const requests = Object.entries(data).map(([userName, newest]) => {
    const { query, variables } = mediaListFirstChunk.request({ userName, type: 'ANIME' }) as {
      query: string;
      variables: Record<string, unknown>;
    };
    return { query, variables, cacheKey: undefined, response: undefined, newest };
  });
  const [nodes = null] = await renderFirstScreen(() => import('./first-screen.tsx'), {
    input: {
      url: `http://localhost/compare/anime${search}`,
      root: 'http://localhost/',
      params: { type: 'anime' },
      isSignedIn: false,
      viewer: undefined,
    },
    requests,
    slots: [{}],
  });
  return treeOf(nodes);
}

/** What React renders first of this comparison. */
function page(search: string, result: Comparison) {
  installTestHost();
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  jest.mocked(useQuery).mockReturnValue(IDLE);
  jest.mocked(useCompare).mockReturnValue(result);
  const router = createMemoryRouter([{ path: '/compare/:type', Component: ComparePage }], {
    initialEntries: [`/compare/anime${search}`],
  });
  return treeOfDom(render(<RouterProvider router={router} />).container);
}

const includes = (tree: readonly string[], text: string) => tree.some((line) => line.includes(text));

function titles(tree: readonly string[]): readonly string[] {
  return tree.map((line) => line.trim()).filter((line) => /^"Title \d+"$/.test(line));
}

test('it is the tree that React renders from the same comparison', async () => {
  const lists: Readonly<Record<string, MediaListChunk>> = {
    aoi: chunk('aoi', { 1: 80, 2: 60, 3: 90 }),
    ren: chunk('ren', { 2: 90, 3: 70, 4: 50 }),
  };
  jest
    .mocked(useQuery)
    // Of the one operation that it asks.
    .mockImplementation(
      (_operation, variables) => readyQuery(lists[(variables as { userName: string }).userName]) as never,
    );
  const users = Object.keys(lists).map((name) => ({ name, disabled: false, excluded: false }));
  const { result } = renderHook(() => useFirstComparison(users, 'anime', NO_QUERY));
  const search = '?user=aoi&user=ren';
  const tree = await firstScreen(search, lists);
  expect(tree).toEqual(page(search, result.current));
  expect(includes(tree, '"Title 3"')).toBe(true);
});

test('of two whole lists the titles are compared as the page does it', async () => {
  const lists = { aoi: chunk('Aoi', { 1: 80, 2: 60, 3: 90 }), ren: chunk('Ren', { 2: 90, 3: 70, 4: 50 }) };
  expect(titles(await firstScreen('?user=aoi&user=ren', lists))).toEqual(['"Title 3"', '"Title 2"']);
  const excluded = await firstScreen('?user=aoi&user=ren&exclude=ren&reviewsNeeded=1', lists);
  expect(titles(excluded)).toEqual(['"Title 1"']);
});

test.each([
  [
    'a list has another chunk',
    '?user=aoi&user=ren',
    { aoi: chunk('aoi', { 1: 80 }), ren: chunk('ren', { 1: 70 }, true) },
  ],
  [
    'a third list is missing',
    '?user=aoi&user=ren&user=mio',
    { aoi: chunk('aoi', { 1: 80 }), ren: chunk('ren', { 1: 70 }) },
  ],
])('while %s, it shows that the lists are loading', async (_what, search, lists) => {
  const tree = await firstScreen(search, lists);
  expect(includes(tree, '"Loading content"')).toBe(true);
  expect(includes(tree, '"Title 1"')).toBe(false);
});
