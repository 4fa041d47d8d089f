/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { type AuthState, type AuthUser, useAuth, useQuery } from '@tsugi/data';
import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { userByName } from '@tsugi/data/operations/user-by-name';
import { isStoredFresh, noteStored, peekStored, requestStored } from '@tsugi/data/stored';
import { listCard, ready } from '@tsugi/data/testing';
import type { RouteObject } from '@tsugi/router';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import { profile } from '../../testing/profile.ts';
import { UserPage } from '../../widgets/user-frame/UserPage.tsx';
import { storeView } from './list-view.ts';
import { MediaListPage } from './MediaListPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({
  useFollow: () => ({ isFollowing: false, toggle: () => {}, disabled: false, isWaiting: false }),
  useListEntry: () => ({ save: () => () => {} }),
}));
jest.mock('@tsugi/data/stored', () => ({
  storedQuery: () => ({ storeName: 'users', key: 'a key' }),
  watchOutdated: () => () => {},
  entryChangesSince: () => [],
  isStoredFresh: jest.fn(),
  peekStored: jest.fn(),
  requestStored: jest.fn(),
  noteStored: jest.fn(),
  watchChanges: () => () => {},
}));

const user = profile({ name: 'aoi', bannerImage: '/banner.png' });
const owner: AuthUser = { id: user.id, name: 'aoi' } as AuthUser;
const visitor: AuthUser = { id: 99, name: 'ren' } as AuthUser;

const titled = (id: number, status: 'CURRENT' | 'COMPLETED') =>
  listCard(id, {
    status,
    score: id % 3,
    progress: id % 5,
    updatedAt: 1000 - id,
    media: { episodes: 12, averageScore: id % 2 ? 84 : null, isAdult: id === 3 },
  });
const group = (name: string, entries: readonly ReturnType<typeof titled>[]) => ({
  name,
  isCustomList: false,
  isCompletedList: name === 'Completed',
  entries,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** More than the first screen shows: it ends inside the second section. */
const LIST: MediaListCollectionData = {
  user: {
    id: user.id,
    name: 'aoi',
    avatar: { large: null },
    mediaListOptions: { scoreFormat: 'POINT_10_DECIMAL' },
    sectionOrder: ['Watching', 'Completed', 'Planning'],
  },
  lists: [
    group(
      'Completed',
      numbers(10, 30).map((id) => titled(id, 'COMPLETED')),
    ),
    group(
      'Watching',
      numbers(1, 6).map((id) => titled(id, 'CURRENT')),
    ),
    group(
      'Planning',
      numbers(40, 44).map((id) => titled(id, 'CURRENT')),
    ),
  ],
};

const ROUTE: RouteObject = {
  path: '/user/:name',
  Component: UserPage,
  children: [{ path: ':type/:list?', Component: MediaListPage }],
};

function signIn(viewer: AuthUser | undefined, viewerId?: number) {
  const isSignedIn = viewer !== undefined || viewerId !== undefined;
  const auth: AuthState = isSignedIn ? { status: 'signed-in', viewer, viewerId } : { status: 'signed-out' };
  jest.mocked(useAuth).mockReturnValue(auth);
}

/** @param newest what there is of the list */
async function firstTree(path: string, viewer: AuthUser | undefined, newest: unknown, viewerId?: number) {
  const request = (made: unknown, data: unknown) => {
    const { query, variables } = made as { query: string; variables: Record<string, unknown> };
    return { query, variables, cacheKey: undefined, response: undefined, newest: data };
  };
  const [, , name = '', type = '', list] = new URL(path, 'http://localhost').pathname.split('/');
  const [nodes = null] = await renderFirstScreen(() => import('./first-screen.tsx'), {
    input: {
      url: `http://localhost${path}`,
      root: 'http://localhost/',
      params: { name, type, ...(list ? { list } : {}) },
      isSignedIn: viewer !== undefined || viewerId !== undefined,
      viewer,
      viewerId,
    },
    requests: [
      request(userByName.request({ name }), user),
      request(mediaListFirstChunk.request({ userName: name, type: 'ANIME' }), newest),
    ],
    slots: [{}],
  });
  return treeOf(nodes);
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  jest.mocked(useQuery).mockReturnValue(ready<unknown>(user));
  jest.mocked(isStoredFresh).mockReturnValue(true);
});

describe.each([
  ['a visitor who is signed out', undefined],
  ['a visitor', visitor],
  ['the owner', owner],
])('%s', (_who, viewer) => {
  test.each([
    ['/user/aoi/anime', 'grid'],
    ['/user/aoi/anime', 'table'],
    ['/user/aoi/anime/Completed', 'grid'],
    ['/user/aoi/anime/Shelf', 'grid'],
  ] as const)(
    '%s as %s: the first screen is the tree that React renders from the same list',
    async (path, view) => {
      storeView(view);
      signIn(viewer);
      jest.mocked(peekStored).mockReturnValue({ data: LIST, storedAt: 1, missing: [] });
      const { container } = showRoute(ROUTE, path);
      await screen.findByText(path.endsWith('Shelf') ? /has no list called/ : /^2\d titles$/);
      const react = treeOfDom(container);
      expect(await firstTree(path, viewer, { ...LIST, hasNextChunk: false })).toEqual(react);
    },
  );
});

test('the owner whose profile has not come yet: likewise, with the owner’s buttons', async () => {
  signIn(undefined, user.id);
  jest.mocked(peekStored).mockReturnValue({ data: LIST, storedAt: 1, missing: [] });
  const { container } = showRoute(ROUTE, '/user/aoi/anime');
  await screen.findByText('29 titles');
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(12);
  // Before the list's worker has answered.
  const react = treeOfDom(container);
  const tree = await firstTree('/user/aoi/anime', undefined, { ...LIST, hasNextChunk: false }, user.id);
  expect(tree).toEqual(react);
});

test('the first chunk of a longer list: likewise, with how much of it is there', async () => {
  signIn(undefined);
  jest.mocked(peekStored).mockReturnValue(undefined);
  jest.mocked(requestStored).mockImplementation((_operation, _variables, { onPartial }) => {
    // Of the operation that is requested.
    onPartial(LIST as never, 1);
    return new Promise(() => {});
  });
  const { container } = showRoute(ROUTE, '/user/aoi/anime');
  await screen.findByText('Loading the rest of this list… 29 titles so far.');
  expect(await firstTree('/user/aoi/anime', undefined, { ...LIST, hasNextChunk: true })).toEqual(
    treeOfDom(container),
  );
  expect(noteStored).not.toHaveBeenCalled();
});

test('of a whole list the next visit requests nothing while it is fresh', async () => {
  signIn(undefined);
  jest.mocked(peekStored).mockReturnValue({ data: LIST, storedAt: 1, missing: [] });
  const { unmount } = showRoute(ROUTE, '/user/aoi/anime');
  await screen.findByText('29 titles');
  expect(jest.mocked(noteStored).mock.calls).toEqual([
    [mediaListFirstChunk, { userName: 'aoi', type: 'ANIME' }, 1],
  ]);
  unmount();
  jest.mocked(noteStored).mockClear();
  jest.mocked(isStoredFresh).mockReturnValue(false);
  jest.mocked(requestStored).mockReturnValue(new Promise(() => {}));
  showRoute(ROUTE, '/user/aoi/anime');
  await screen.findByText('29 titles');
  expect(noteStored).not.toHaveBeenCalled();
});

test('a list with a filter has its skeleton', async () => {
  signIn(undefined);
  const whole = { ...LIST, hasNextChunk: false };
  const tree = await firstTree('/user/aoi/anime?genre=Drama', undefined, whole);
  expect(tree).toEqual(await firstTree('/user/aoi/anime', undefined, undefined));
});

test('before the list is there, its skeleton is shown', async () => {
  signIn(undefined);
  const tree = await firstTree('/user/aoi/anime', undefined, undefined);
  const withoutUser = { user: null, lists: [], hasNextChunk: false };
  expect(await firstTree('/user/aoi/anime', undefined, withoutUser)).toEqual(tree);
  expect(tree.filter((line) => line.includes('"aoi"')).length).toBeGreaterThan(0);
  expect(tree.filter((line) => line.includes('aria-busy="true"')).length).toBeGreaterThan(0);
});
