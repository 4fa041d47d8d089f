/** @jest-environment jsdom */
import { useAuth, usePages, useQuery } from '@tsugi/data';
import { studioMedia } from '@tsugi/data/operations/studio-media';
import { ready, readyPages } from '@tsugi/data/testing';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import { CharacterPage } from './pages/character/CharacterPage.tsx';
import { characterPage } from './pages/character/character-page.query.ts';
import { StaffMemberPage } from './pages/staff-member/StaffMemberPage.tsx';
import { staffPage } from './pages/staff-member/staff-page.query.ts';
import { StudioPage } from './pages/studio/StudioPage.tsx';

jest.mock('./model/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
// As the first screen has it: signed out.
jest.mock('@tsugi/data/controls', () => ({
  useFavourite: () => ({
    isFavourite: false,
    favourites: 3,
    toggle: () => undefined,
    disabled: true,
    isWaiting: false,
  }),
}));

const card = (id: number) => ({
  id,
  type: 'ANIME',
  format: 'TV',
  seasonYear: 2024,
  startDate: null,
  title: { userPreferred: `Title ${id}`, english: null },
  coverImage: { extraLarge: '/x.png', large: '/l.png', medium: '/m.png', color: '#3b8fd0' },
  mediaListEntry: null,
});
const named = {
  userPreferred: 'Hina',
  full: 'Hina',
  native: 'ひな',
  alternative: [],
  alternativeSpoiler: ['Heir'],
};
const person = {
  id: 5,
  name: named,
  image: { large: '/p.png', medium: '/s.png' },
  // Markdown loads lazily: how its first screen looks is proved where it stands.
  description: null,
  isFavourite: false,
  isFavouriteBlocked: false,
  favourites: 3,
  siteUrl: 'https://anilist.co/character/5',
};
const connection = (...edges: readonly object[]) => ({
  pageInfo: { hasNextPage: true, perPage: 25 },
  edges: edges.map((edge, index) => ({ id: index + 1, node: card(index + 1), ...edge })),
});
const actor = { ...person, id: 8, language: 'Japanese' };
const first = { id: 5, page: 1 };

const PAGES = [
  {
    path: '/ani/character/:id/:name?',
    Component: CharacterPage,
    load: () => import('./pages/character/first-screen.tsx'),
    request: characterPage.request(first),
    data: characterPage.decode(
      {
        Character: {
          ...person,
          media: connection({ characterRole: 'MAIN', voiceActorRoles: [{ voiceActor: actor }] }, {}),
        },
      },
      first,
    ),
  },
  {
    path: '/ani/staff/:id/:name?',
    Component: StaffMemberPage,
    load: () => import('./pages/staff-member/first-screen.tsx'),
    request: staffPage.request(first),
    data: staffPage.decode(
      {
        Staff: {
          ...actor,
          id: 5,
          characterMedia: connection({ characterRole: 'MAIN', characters: [person] }),
          staffMedia: connection({ staffRole: 'Director' }),
        },
      },
      first,
    ),
  },
  {
    path: '/ani/studio/:id/:name?',
    Component: StudioPage,
    load: () => import('./pages/studio/first-screen.tsx'),
    request: studioMedia.request(first),
    data: studioMedia.decode(
      { Studio: { id: 5, name: 'Hina', isFavourite: false, favourites: 3, media: connection({}, {}) } },
      first,
    ),
  },
];

test.each(PAGES)(
  '$path: the first screen is the tree that React renders from the same data',
  async (page) => {
    const url = page.path.replace(':id/:name?', '5/hina');
    jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
    jest.mocked(useQuery).mockReturnValue(ready(page.data));
    jest.mocked(usePages).mockReturnValue({
      ...readyPages<unknown>(page.data.items),
      hasNextPage: true,
    });
    // All three are requests of the tracker.
    const { query, variables } = page.request as { query: string; variables: Record<string, unknown> };
    const [nodes = null] = await renderFirstScreen(page.load, {
      input: {
        url: `http://localhost${url}`,
        root: 'http://localhost/',
        params: { id: '5', name: 'hina' },
        isSignedIn: false,
        viewer: undefined,
      },
      requests: [{ query, variables, cacheKey: undefined, response: undefined, newest: page.data }],
      slots: [{}],
    });
    const tree = treeOf(nodes);
    expect(tree).toEqual(treeOfDom(showRoute({ path: page.path, Component: page.Component }, url).container));
    expect(tree.filter((line) => line.includes('Title 1')).length).toBeGreaterThan(0);
  },
);
