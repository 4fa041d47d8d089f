/** @jest-environment jsdom */
import { initialEntryKey } from '@tsugi/contract';
import { type QueryState, useAuth, usePages, useQuery } from '@tsugi/data';
import { LOADING, ready, readyPages } from '@tsugi/data/testing';
import type { RouteObject } from '@tsugi/router';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import { type MediaDetail, mediaDetail } from '../../model/media/media-detail.query.ts';
import { mediaFixture } from '../../testing/media-fixture.ts';
import { CharactersPage } from './characters/CharactersPage.tsx';
import { type MediaCharacterEdge, mediaCharacters } from './characters/media-characters.query.ts';
import { MediaPage } from './MediaPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { ReviewPage } from './review-page/ReviewPage.tsx';
import { reviewById } from './review-page/review-by-id.query.ts';
import { mediaStaff } from './staff/media-staff.query.ts';
import { StaffPage } from './staff/StaffPage.tsx';

let mockIsSignedIn = false;

// The trees compared are those of React's first render.
jest.mock('react', () => ({
  ...jest.requireActual('react'),
  useDeferredValue: <T,>(value: T, initial: T = value) => initial,
}));
jest.mock('../../model/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
  // Configuration has another one: it comes with the shell.
  authorizeUrl: () => 'http://localhost/authentication',
}));
// As the first screen has it: with nothing on its way.
jest.mock('@tsugi/data/controls', () => {
  const control = () => ({
    disabled: !mockIsSignedIn,
    error: undefined,
    isWaiting: false,
    toggle: () => undefined,
  });
  return {
    useFavourite: ({ isFavourite, favourites }: { isFavourite: boolean; favourites: number }) => ({
      ...control(),
      isFavourite,
      favourites,
    }),
    useListEntry: (_id: number, entry: unknown) => ({
      ...control(),
      entry,
      save: () => () => undefined,
      remove: () => () => undefined,
      isSaving: false,
    }),
  };
});

const VIEWER = 7;
interface Variant {
  readonly who: string;
  readonly type: 'anime' | 'manga';
  readonly isSignedIn: boolean;
  readonly change: Partial<MediaDetail>;
}

const VARIANTS: readonly Variant[] = [
  { who: 'signed out', type: 'anime', isSignedIn: false, change: {} },
  { who: 'signed in', type: 'anime', isSignedIn: true, change: {} },
  {
    who: 'signed in, on the list',
    type: 'anime',
    isSignedIn: true,
    change: {
      isFavourite: true,
      mediaListEntry: { id: 1, status: 'CURRENT', progress: 3, score: 0 } as MediaDetail['mediaListEntry'],
    },
  },
  {
    who: 'an adult manga with a banner',
    type: 'manga',
    isSignedIn: false,
    change: {
      type: 'MANGA',
      format: 'MANGA',
      isAdult: true,
      countryOfOrigin: 'KR',
      bannerImage: '/banner.png',
      coverImage: { extraLarge: '/x.png', large: '/l.png', color: null },
    },
  },
];

const person = (id: number) => ({
  id,
  name: { userPreferred: `Person ${id}` },
  image: { large: '/large.png', medium: id % 2 ? '/medium.png' : null },
});
// More than a window shows.
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const voice = (id: number, language: string) => ({
  roleNotes: null,
  dubGroup: null,
  voiceActor: { ...person(id), language },
});
const characters = numbers.map(
  (id): MediaCharacterEdge => ({
    id,
    role: id < 4 ? 'MAIN' : 'SUPPORTING',
    name: null,
    node: person(id),
    voiceActorRoles: id === 20 ? [] : [voice(id + 100, 'Japanese'), voice(id + 200, 'Korean')],
  }),
);
const staff = numbers.map((id) => ({ id, role: id % 3 ? 'Storyboard (eps 1, 3)' : null, node: person(id) }));
const review = {
  id: 5,
  mediaId: mediaFixture.id,
  summary: 'A good question',
  // As the description below.
  body: '',
  score: 69,
  rating: 3,
  ratingAmount: 4,
  siteUrl: 'https://anilist.co/review/5',
  createdAt: 1_700_000_000,
  user: { id: 2, name: 'mio', avatar: { large: '/mio.png' } },
};

interface SubPage {
  /** Below the media's own path. */
  readonly path: string;
  readonly route: RouteObject;
  readonly load: () => Promise<unknown>;
  /** What the page requests beside the media. */
  readonly second?: { readonly request: object; readonly data: unknown };
  /** A text of it, and how often it is there. */
  readonly shows: readonly [text: string, count: number];
}

const OVERVIEW: SubPage = {
  path: '',
  route: { index: true, Component: OverviewPage },
  load: () => import('./first-screen.tsx'),
  shows: ['Drama', 1],
};
const PAGES: readonly SubPage[] = [
  OVERVIEW,
  {
    path: '/characters',
    route: { path: 'characters', Component: CharactersPage },
    load: () => import('./characters/first-screen.tsx'),
    second: {
      request: mediaCharacters.request({ id: mediaFixture.id, page: 1 }),
      data: { items: characters, hasNextPage: true },
    },
    shows: ['Supporting', 9],
  },
  {
    path: '/staff',
    route: { path: 'staff', Component: StaffPage },
    load: () => import('./staff/first-screen.tsx'),
    second: {
      request: mediaStaff.request({ id: mediaFixture.id, page: 1 }),
      data: { items: staff, hasNextPage: true },
    },
    shows: ['Storyboard (eps 1, 3)', 8],
  },
  {
    path: '/review/5',
    route: { path: 'review/:review', Component: ReviewPage },
    load: () => import('./review-page/first-screen.tsx'),
    second: { request: reviewById.request({ id: 5 }), data: review },
    shows: ['A good question', 1],
  },
];

beforeEach(() => {
  document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
  history.replaceState({ key: initialEntryKey() }, '');
  // Both trees are of one moment.
  jest.useFakeTimers({
    now: 1_760_000_000_000,
    doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setTimeout'],
  });
});
afterEach(() => jest.useRealTimers());

/** @param isSecondThere whether the page's own response has come, beside the media's */
async function trees({ type, isSignedIn, change }: Variant, page: SubPage, isSecondThere = true) {
  // Markdown loads lazily: how its first screen looks is proved where it stands.
  const media = { ...mediaFixture, description: null, ...change };
  const viewerId = isSignedIn ? VIEWER : undefined;
  const second = isSecondThere ? page.second?.data : undefined;
  mockIsSignedIn = isSignedIn;
  jest
    .mocked(useAuth)
    .mockReturnValue(
      isSignedIn ? { status: 'signed-in', viewer: undefined, viewerId } : { status: 'signed-out' },
    );
  jest.mocked(useQuery).mockImplementation(({ name }): QueryState<unknown> => {
    if (name === mediaDetail.name) return ready(media);
    return second ? ready(second) : LOADING;
  });
  const items = (second as { readonly items?: readonly unknown[] } | undefined)?.items;
  jest
    .mocked(usePages)
    .mockReturnValue(
      items ? { ...readyPages(items), hasNextPage: true } : { ...readyPages<unknown>(), status: 'loading' },
    );
  const key = { id: media.id, type: type === 'manga' ? 'MANGA' : 'ANIME' } as const;
  const requests = [{ request: mediaDetail.request(key), data: media }, page.second ?? []].flat();
  const url = `/ani/${type}/${media.id}/paper-moon${page.path}`;
  const [nodes = null] = await renderFirstScreen(page.load, {
    input: {
      url: `http://localhost${url}`,
      root: 'http://localhost/',
      params: { type, id: String(media.id), name: 'paper-moon', review: '5' },
      isSignedIn,
      viewer: undefined,
      viewerId,
    },
    requests: requests.map(({ request, data }) => {
      // All of them are requests of the tracker.
      const { query, variables } = request as { query: string; variables: Record<string, unknown> };
      const newest = data === media || isSecondThere ? data : undefined;
      return { query, variables, cacheKey: undefined, response: undefined, newest };
    }),
    slots: [{}],
  });
  // They load lazily: a first screen has their place alone. Rendering it has ended mocks of what it replaces.
  jest.doMock('@tsugi/ui/progress', () => ({ ProgressRows: () => null }));
  const route = { path: '/ani/:type/:id/:name?', Component: MediaPage, children: [page.route] };
  return { first: treeOf(nodes), react: treeOfDom(showRoute(route, url).container) };
}

const countOf = (tree: readonly string[], text: string) =>
  tree.filter((line) => line.trim() === `"${text}"`).length;

const [VISITOR] = VARIANTS;
const CASES = VARIANTS.flatMap((variant) => PAGES.map((page) => ({ ...page, who: variant.who, variant })));

test.each([
  ...CASES,
  ...CASES.filter(({ path, variant }) => path === '/characters' && variant === VISITOR).map((one) => ({
    ...one,
    path: '/characters?voices=korean',
    shows: ['Person 201', 1] as const,
  })),
])('/ani/:type/:id/:name$path, $who: the first screen is the tree that React renders', async (one) => {
  const { first, react } = await trees(one.variant, one);
  expect(first).toEqual(react);
  expect(countOf(first, 'Paper Moon')).toBe(1);
  expect(countOf(first, one.shows[0])).toBe(one.shows[1]);
});

test.each(CASES.filter(({ second, variant }) => second && variant === VISITOR))(
  '$path: without its own response it has the frame, and placeholders for the rest',
  async (one) => {
    const { first, react } = await trees(one.variant, one, false);
    expect(first).toEqual(react);
    expect(countOf(first, 'Paper Moon')).toBe(1);
    expect(countOf(first, one.shows[0])).toBe(0);
  },
);

test.each([
  { what: 'no description', description: null, shown: ['Paper Sun'] },
  { what: 'a long description', description: 'A country folds itself. '.repeat(20), shown: [] },
  {
    what: 'neither description nor relations',
    description: null,
    relations: null,
    shown: ['Tsumugi', 'Rin Mori'],
  },
])('the overview with $what has what most windows show', async ({ description, relations, shown }) => {
  const change = { description, ...(relations === null ? { relations } : {}) };
  const { first } = await trees({ who: '', type: 'anime', isSignedIn: false, change }, OVERVIEW);
  const found = ['Paper Sun', 'Tsumugi', 'Rin Mori'].filter((text) => countOf(first, text) > 0);
  expect(found).toEqual(shown);
});
