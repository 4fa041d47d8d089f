/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { ApiError, type QueryState } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';
import { mediaFixture } from '../../testing/media-fixture.ts';
import { MediaPage } from './MediaPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';

const retry = jest.fn();
const toggle = jest.fn();
let state: Partial<QueryState<MediaDetail>>;
let isSignedIn: boolean;
let isOnList: boolean;
const asked = jest.fn();

jest.mock('../../model/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));
// It has tests of its own, and comes in two steps.
jest.mock('../../model/Description.tsx', () => ({
  Description: ({ source }: { readonly source: unknown }) => {
    if (typeof source === 'number') throw new TypeError('no text');
    return null;
  },
}));
// What stands below is asked for on its own once it comes near.
jest.mock('../../model/panel/LazyPanel.tsx', () => ({ LazyPanel: () => null }));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useQuery: (_: unknown, variables: unknown) => {
    asked(variables);
    return { retry, missing: [], isFetching: false, isStale: false, ...state };
  },
  useAuth: () => (isSignedIn ? { status: 'signed-in', viewer: undefined } : { status: 'signed-out' }),
  authorizeUrl: () => 'https://provider.example/authorize',
}));
jest.mock('@tsugi/data/controls', () => ({
  useFavourite: () => ({ isFavourite: false, favourites: 9310, toggle, disabled: !isSignedIn }),
  useListEntry: () => ({
    entry: isSignedIn && isOnList ? { id: 1, status: 'CURRENT', progress: 5, score: 0 } : null,
    save: jest.fn(),
    isSaving: false,
  }),
}));

function show(path = '/ani/anime/12/paper-moon') {
  installTestHost();
  const children = [{ index: true, Component: OverviewPage }];
  const router = createMemoryRouter([{ path: '/ani/:type/:id/:name?', Component: MediaPage, children }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  jest.clearAllMocks();
  isSignedIn = false;
  isOnList = true;
  state = { status: 'ready', data: mediaFixture };
});

// Responses are read by their types before anything renders them: a panel fails by a mistake of its own.
describe('a render that fails', () => {
  /** What no type of the data layer lets through. */
  const broken = { not: 'what it should be' } as never;

  const withFirst = <C extends { readonly edges: readonly unknown[] | null } | null>(
    connection: C,
    change: object,
  ) =>
    // The same connection, but for what the test breaks.
    ({ ...connection, edges: connection?.edges?.map((edge) => ({ ...Object(edge), ...change })) }) as C;

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  it('is said by its panel, and leaves the other ones alive', () => {
    const { title } = mediaFixture;
    state = {
      status: 'ready',
      data: {
        ...mediaFixture,
        ...{ genres: broken, tags: broken, rankings: broken, externalLinks: broken, synonyms: broken },
        characters: withFirst(mediaFixture.characters, { voiceActorRoles: broken }),
        staff: withFirst(mediaFixture.staff, { role: broken }),
      },
    };
    show();
    const failures = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const message of [
      'Scores error',
      'Genres error',
      'Tags error',
      'Characters error',
      'Staff error',
      'Ranking error',
      'External links error',
      'ExtraInfo error',
    ]) {
      expect(failures).toContainEqual(expect.stringContaining(message));
    }
    expect(screen.getByRole('heading', { level: 1, name: title.userPreferred ?? '' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'MAL view' })).toBeVisible();
  });

  it.each([
    ['Media page home content error', { description: 7 as never }],
    ['Media page error', { format: broken, title: { ...mediaFixture.title, userPreferred: broken } }],
  ])('as a whole says "%s", with another try', (message, damage) => {
    state = { status: 'ready', data: { ...mediaFixture, ...damage } };
    show();
    const failure = screen.getByText(message).closest('[role="alert"]');
    // An alert is an element of the page.
    expect(within(failure as HTMLElement).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a media', () => {
  it('shows what has come, and says which parts are missing', async () => {
    state = { status: 'ready', data: mediaFixture, missing: [{ path: 'Media.reviews', message: 'Oops' }] };
    show();
    const line = screen.getByText('Some of this could not be loaded: reviews.');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    // The element around the text contains the button too.
    await userEvent.click(
      within(line.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }),
    );
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows its name, its numbers and its facts', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Paper Moon' })).toBeVisible();
    expect(screen.getByText('AniList', { selector: 'dt' }).nextSibling).toHaveTextContent('8.4');
    expect(screen.getByText('Studios').nextSibling).toHaveTextContent('Studio Kamome');
    expect(document.title).toBe('Paper Moon - Tsugi');
  });

  it('asks for exactly what the URL names', () => {
    show();
    expect(asked).toHaveBeenCalledWith({ id: 12, type: 'ANIME' });
  });

  it('leads from its season, its genres and its relations', () => {
    show();
    const [season] = screen.getAllByRole('link', { name: 'Fall 2026' });
    expect(season).toHaveAttribute('href', '/search/anime/fall-2026');
    expect(screen.getByRole('link', { name: 'Drama' })).toHaveAttribute('href', '/search/anime?genre=Drama');
    const relations = screen.getByRole('region', { name: 'Relations' });
    const [first] = within(relations).getAllByRole('listitem');
    expect(first).toHaveTextContent('PrequelPaper StarTV · 2025 · Complete');
  });

  it('has tabs for the pages that it has', () => {
    show();
    const tabs = within(screen.getByRole('navigation', { name: 'Pages of this title' }));
    expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Characters' })).toHaveAttribute(
      'href',
      '/ani/anime/12/paper-moon/characters',
    );
  });

  it('completes a URL without a name, and preserves its query string', async () => {
    const router = await act(async () => show('/ani/anime/12?from=here'));
    expect(router.state.location.pathname).toBe('/ani/anime/12/paper-moon');
    expect(router.state.location.search).toBe('?from=here');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the actions', () => {
  it('invite to log in', () => {
    show();
    expect(screen.getByRole('link', { name: 'Log in to add' })).toHaveAttribute(
      'href',
      'https://provider.example/authorize',
    );
    expect(screen.getByText(/With a login you track progress/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Favourite/ })).not.toBeInTheDocument();
  });

  it('are named: where each view and page leads', () => {
    show();
    expect(screen.getByRole('link', { name: 'MAL view' })).toHaveAttribute(
      'href',
      '/mal/anime/34/paper-moon',
    );
    expect(screen.getByRole('link', { name: /^AniList/ })).toHaveAttribute(
      'href',
      'https://anilist.co/anime/12',
    );
  });

  it('offers no new entry and no new favourite of a title that the tracker has locked', () => {
    isSignedIn = true;
    isOnList = false;
    state = { status: 'ready', data: { ...mediaFixture, isLocked: true } };
    show();
    expect(screen.getByRole('button', { name: 'Locked' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Favourite/ })).toBeDisabled();
  });

  it('lets an entry of a locked title be changed', () => {
    isSignedIn = true;
    state = { status: 'ready', data: { ...mediaFixture, isLocked: true } };
    show();
    expect(screen.getByRole('button', { name: /^Watching/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Locked' })).not.toBeInTheDocument();
  });

  it('say why a favourite is not possible', () => {
    isSignedIn = true;
    state = { status: 'ready', data: { ...mediaFixture, isFavouriteBlocked: true } };
    show();
    const favourite = screen.getByRole('button', { name: /^Favourite/ });
    expect(favourite).toBeDisabled();
    expect(favourite).toHaveAttribute('title', 'The tracker accepts no favourites of this title');
  });

  it('belong to the own entry once signed in', async () => {
    isSignedIn = true;
    show();
    expect(screen.getByRole('button', { name: 'Watching · 5 of 12' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark episode 6 watched' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favourite, 9,310' })).toHaveTextContent('9,310');
    await userEvent.click(screen.getByRole('button', { name: /^Favourite/ }));
    expect(toggle).toHaveBeenCalledTimes(1);
  });
});

describe('the keys', () => {
  it.each([
    ['l', '/ani/anime/41/paper-moon-2'],
    ['{Control>}{ArrowLeft}{/Control}', '/ani/anime/42/paper-star'],
    ['j', '/ani/anime/40/paper-sun'],
    ['k', '/ani/anime/43/paper-sky'],
  ])('%s leads to %s', async (keys, path) => {
    const router = show();
    await userEvent.keyboard(keys);
    expect(router.state.location.pathname).toBe(path);
  });

  it('belong to a control that has the focus', async () => {
    const router = show();
    act(() => screen.getByRole('link', { name: 'Drama' }).focus());
    await userEvent.keyboard('l');
    expect(router.state.location.pathname).toBe('/ani/anime/12/paper-moon');
  });
});

describe('without a media', () => {
  it('waits in a page of the same shape', () => {
    state = { status: 'loading', data: undefined };
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading paper moon');
    expect(document.title).toBe('paper moon - Tsugi');
  });

  it('that could not be loaded is not titled after its URL', () => {
    state = { status: 'error', data: undefined, error: new ApiError('server', { source: 'tracker' }) };
    show();
    expect(document.title).toBe('Could not be loaded - Tsugi');
  });

  it('says that there is none, and offers a search', () => {
    state = { status: 'error', data: undefined, error: new ApiError('not-found', { source: 'tracker' }) };
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such title' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for it' })).toHaveAttribute('href', '/search/media');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says what happened, and tries again', async () => {
    state = { status: 'error', data: undefined, error: new ApiError('server', { source: 'tracker' }) };
    show();
    expect(screen.getByRole('alert')).toHaveTextContent('The tracker had a problem of its own.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
