/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { useAuth, useQuery } from '@tsugi/data';
import type { MediaListChunk } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { IDLE, listCard } from '@tsugi/data/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import type { Comparison } from '../../model/types.ts';
import { comparison, media, ready, resultRow } from '../../testing/comparison.ts';
import { ComparePage } from './ComparePage.tsx';
import { useCompare } from './session/use-compare.ts';

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

test('the stored excerpt gives the tree that React renders from the same comparison', async () => {
  const user = (name: string) =>
    ({ name, avatar: `/${name}.png`, scoreFormat: 'POINT_100', list: ready(3) }) as const;
  const excerpt = comparison({
    users: [user('aoi'), user('ren')],
    rows: [1, 2, 3].map((id) =>
      resultRow(id, {
        media: media(id, { cover: `/${id}.png`, banner: '/banner.png', color: '#3b8fd0' }),
        repeat: id,
        entries: [
          { user: 0, status: 'CURRENT', score: 0, repeat: 0 },
          { user: 1, status: 'COMPLETED', score: 95, repeat: id },
        ],
      }),
    ),
    affinities: [{ users: [0, 1], shared: 3, value: 0.5 }],
  });
  const search = '?user=aoi&user=ren&genre=Drama&sort=title';
  const tree = await firstScreen(search, { aoi: { excerpt }, ren: { excerpt } });
  expect(tree).toEqual(page(search, excerpt));
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
