/** @jest-environment jsdom */
import { initialEntryKey } from '@tsugi/contract';
import { type AuthUser, type QueryState, useAuth, usePages, useQuery } from '@tsugi/data';
import { LOADING, ready, readyPages } from '@tsugi/data/testing';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import type { ComponentType } from 'react';
import { LIST_ACTIVITY } from '../../testing/activity.ts';
import { currentEntry } from '../../testing/current-entry.ts';
import { ActivityFeed } from '../activity/ActivityFeed.tsx';
import { activityFeed } from '../activity/activity-feed.query.ts';
import { AiringToday } from './AiringToday.tsx';
import { ContinueWatching } from './ContinueWatching.tsx';
import { currentLists } from './current-lists.query.ts';

// The trees compared are those of React's first render.
jest.mock('react', () => ({
  ...jest.requireActual('react'),
  useDeferredValue: <T,>(value: T, initial: T = value) => initial,
}));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/status', () => ({
  useSourceStatus: () => ({ wait: undefined, openCircuit: undefined }),
  useOnline: () => true,
}));
// As the first screen has it: nothing on its way.
jest.mock('@tsugi/data/controls', () => {
  const control = { disabled: false, error: undefined, isWaiting: false, toggle: () => undefined };
  return {
    useLike: ({ isLiked, likeCount }: { isLiked: boolean; likeCount: number }) => ({
      ...control,
      isLiked,
      likeCount,
    }),
    useListEntry: (_id: number, entry: unknown) => ({
      ...control,
      entry,
      save: () => () => undefined,
      remove: () => () => undefined,
      isSaving: false,
    }),
  };
});

// What the slots read of the signed-in user.
const viewer = { id: 7, name: 'aoi', displayAdultContent: false } as AuthUser;
// At noon: in an hour it is still today.
const NOW = new Date(2026, 10, 22, 12).getTime();
const inAnHour = NOW / 1000 + 3600;
const lists = {
  anime: {
    items: [
      currentEntry(1, { title: 'Paper Moon', airs: { airingAt: inAnHour, episode: 8 } }),
      currentEntry(2, { progress: 11 }),
      currentEntry(3, { media: { status: 'FINISHED' } }),
    ],
    hasNextPage: false,
  },
  manga: {
    items: [currentEntry(4, { media: { type: 'MANGA', chapters: 40, episodes: null } })],
    hasNextPage: false,
  },
};
const feed = { items: [LIST_ACTIVITY], hasNextPage: true };

// A first visit knows the account from its token; the profile comes later.
const firstVisit = { viewer: undefined, viewerId: 7 };

interface Slot {
  readonly name: string;
  readonly Component: ComponentType<never>;
  readonly props: object;
  readonly shows: string;
  readonly account?: typeof firstVisit;
}

const SLOTS: readonly Slot[] = [
  { name: 'continue-watching', Component: ContinueWatching, props: { type: 'ANIME' }, shows: '"Paper Moon"' },
  { name: 'continue-watching', Component: ContinueWatching, props: { type: 'MANGA' }, shows: '"Title 4"' },
  {
    name: 'continue-watching',
    Component: ContinueWatching,
    props: { type: 'ANIME', layout: 'grid' },
    shows: '"Paper Moon"',
    account: firstVisit,
  },
  { name: 'airing-today', Component: AiringToday, props: {}, shows: '"Paper Moon"' },
  { name: 'airing-today', Component: AiringToday, props: {}, shows: '"Paper Moon"', account: firstVisit },
  { name: 'activity-feed', Component: ActivityFeed, props: {}, shows: '"ren"' },
];

const stored = (operation: typeof currentLists | typeof activityFeed, variables: never, newest: unknown) => {
  // Both are requests of the tracker.
  const request = operation.request(variables) as { query: string; variables: Record<string, unknown> };
  const { query } = request;
  return { query, variables: request.variables, cacheKey: undefined, response: undefined, newest };
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'] });
  history.replaceState({ key: initialEntryKey() }, '');
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer });
  jest.mocked(usePages).mockReturnValue({ ...readyPages<never>([]), status: 'loading' });
  jest.mocked(useQuery).mockImplementation(({ name }): QueryState<unknown> => {
    if (name === currentLists.name) return ready(lists);
    return name === activityFeed.name ? ready(feed) : LOADING;
  });
});

afterEach(() => jest.useRealTimers());

test.each(SLOTS)(
  '$name, $props: the first screen is the tree that React renders from the same data',
  async ({ name, Component, props, shows, account = { viewer } }) => {
    jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', ...account });
    const [nodes = null] = await renderFirstScreen(() => import('./first-screen.tsx'), {
      input: {
        url: 'http://localhost/',
        root: 'http://localhost/',
        params: {},
        isSignedIn: true,
        ...account,
      },
      requests: [
        stored(currentLists, { userId: 7 } as never, lists),
        stored(activityFeed, { page: 1, isFollowing: true } as never, feed),
      ],
      slots: [{ slot: name, props: JSON.stringify(props) }],
    });
    const tree = treeOf(nodes);
    // The props of each stand beside it above.
    const Slot = Component as ComponentType<object>;
    expect(tree).toEqual(treeOfDom(showRoute({ path: '/', element: <Slot {...props} /> }, '/').container));
    expect(tree.filter((line) => line.includes(shows)).length).toBeGreaterThan(0);
  },
);
