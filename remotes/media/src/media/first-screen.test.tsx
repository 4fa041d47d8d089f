/** @jest-environment jsdom */
import { useAuth, usePages, useQuery } from '@tsugi/data';
import { mediaDetail } from '@tsugi/data/operations/media-detail';
import { ready, readyPages } from '@tsugi/data/testing';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { mediaFixture } from '../testing/media-fixture.ts';
import { showPage } from '../testing/show-page.tsx';
import { MediaPage } from './MediaPage.tsx';

jest.mock('../shared/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
  // Configuration has another one: it comes with the shell.
  authorizeUrl: () => 'http://localhost/authentication',
}));
// As the first screen has it: signed out, with nothing on its way.
jest.mock('@tsugi/data/mutations', () => {
  const control = { disabled: true, error: undefined, isWaiting: false, toggle: () => undefined };
  return {
    useFavourite: ({ isFavourite, favourites }: { isFavourite: boolean; favourites: number }) => ({
      ...control,
      isFavourite,
      favourites,
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

// Markdown loads late: how its first screen looks is proved where it stands.
const data = { ...mediaFixture, description: null };

test('/ani/:type/:id: the first screen is the tree that React renders from the same data', async () => {
  const url = `/ani/anime/${data.id}/paper-moon`;
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  jest.mocked(useQuery).mockReturnValue(ready(data));
  jest.mocked(usePages).mockReturnValue({ ...readyPages<never>([]), status: 'loading' });
  const { query, variables } = mediaDetail.request({ id: data.id, type: 'ANIME' }) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const [nodes = null] = await renderFirstScreen(() => import('./first-screen.tsx'), {
    input: {
      url: `http://localhost${url}`,
      root: 'http://localhost/',
      params: { type: 'anime', id: String(data.id), name: 'paper-moon' },
      isSignedIn: false,
      viewer: undefined,
    },
    requests: [{ query, variables, cacheKey: undefined, response: undefined, newest: data }],
    slots: [{}],
  });
  const tree = treeOf(nodes);
  const children = [{ index: true, Component: OverviewPage }];
  const route = { path: '/ani/:type/:id/:name?', Component: MediaPage, children };
  expect(tree).toEqual(treeOfDom(showPage(route, url).container));
  expect(tree.filter((line) => line.includes('"Paper Moon"')).length).toBeGreaterThan(0);
});
