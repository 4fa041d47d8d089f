/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ApiError,
  type AuthState,
  type AuthUser,
  authorizeUrl,
  type QueryState,
  useAuth,
  useQuery,
} from '@tsugi/data';
import { useFollow } from '@tsugi/data/controls';
import type { UserProfile } from '@tsugi/data/operations/user-by-name';
import { failed, LOADING, ready } from '@tsugi/data/testing';
import { profile } from '../../testing/profile.ts';
import { showPage } from '../../testing/show-page.tsx';
import { UserPage } from './UserPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
  authorizeUrl: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useFollow: jest.fn() }));

const toggle = jest.fn();

function show(state: QueryState<UserProfile>, viewerId?: number) {
  // The header reads these members alone.
  const viewer = { id: viewerId, name: 'mio' } as AuthUser;
  const auth: AuthState = viewerId === undefined ? { status: 'signed-out' } : { status: 'signed-in', viewer };
  jest.mocked(useAuth).mockReturnValue(auth);
  jest.mocked(authorizeUrl).mockReturnValue('https://tracker.example/authorize');
  jest.mocked(useQuery).mockReturnValue(state);
  const isFollowing = state.data?.isFollowing ?? false;
  jest
    .mocked(useFollow)
    .mockReturnValue({ isFollowing, toggle, disabled: false, isWaiting: false, error: undefined });
  return showPage('/user/:name', UserPage, '/user/aoi');
}

test('the name leads to the profile at the provider, under the date of joining', () => {
  show(ready(profile()));
  expect(screen.getByRole('link', { name: 'aoi' })).toHaveAttribute(
    'href',
    'https://tracker.example/user/aoi',
  );
  expect(screen.getByText(/^Joined/)).toHaveTextContent(/^Joined Nov 1\d, 2023, [\d,]+ days ago$/);
});

test('every tab leads to a page of the profile', () => {
  show(ready(profile()));
  const tabs = ['Overview', 'Anime list', 'Manga list', 'Favourites', 'Stats', 'Socials'];
  const paths = tabs.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(paths).toEqual(
    ['', '/anime', '/manga', '/favourites', '/stats', '/socials'].map((rest) => `/user/aoi${rest}`),
  );
});

test('a signed-in visitor sees that the user follows them, and can follow back', async () => {
  show(ready(profile({ isFollower: true })), 1);
  expect(screen.getByText('Follows you')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('a user who is followed can be unfollowed', () => {
  show(ready(profile({ isFollowing: true })), 1);
  expect(screen.getByRole('button', { name: 'Following' })).toBeEnabled();
});

test('the own profile has no follow button, and none is shown when signed out', () => {
  const { unmount } = show(ready(profile()), 7);
  expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
  unmount();
  show(ready(profile({ isFollower: true })));
  expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Follows you')).not.toBeInTheDocument();
});

test('a donator has a badge, with its own text where there is one', () => {
  const { unmount } = show(ready(profile({ donatorTier: 1 })));
  expect(screen.getByText('Donator')).toBeInTheDocument();
  unmount();
  show(ready(profile({ donatorTier: 3, donatorBadge: 'Night owl' })));
  expect(screen.getByText('Night owl')).toBeInTheDocument();
});

test('a signed-in visitor is offered the comparison with their own list, on the overview', () => {
  show(ready(profile()), 1);
  expect(screen.getByRole('link', { name: 'Compare with your list' })).toHaveAttribute(
    'href',
    '/compare/anime?user=aoi&user=mio',
  );
});

test('nobody compares the own profile, and no one who is signed out', () => {
  const { unmount } = show(ready(profile()), 7);
  expect(screen.queryByRole('link', { name: 'Compare with your list' })).not.toBeInTheDocument();
  unmount();
  show(ready(profile()));
  expect(screen.queryByRole('link', { name: 'Compare with your list' })).not.toBeInTheDocument();
});

test('roles, a ban and a block are said', () => {
  const changes = { moderatorRoles: ['LEAD_ANIME_DATA'], isBanned: true, isBlocked: true };
  const { unmount } = show(ready(profile(changes)), 1);
  const badges = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(badges).toEqual(['Banned', 'Blocked', 'Lead anime data']);
  expect(screen.getByText('The provider has banned this account.')).toBeInTheDocument();
  expect(screen.getByText(/^You have blocked aoi\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Unblock/ })).toHaveAttribute(
    'href',
    'https://tracker.example/user/aoi',
  );
  unmount();
  show(ready(profile()), 1);
  expect(screen.queryByRole('list', { name: 'Badges' })).not.toBeInTheDocument();
});

test('a user who does not exist is an error without a second try', () => {
  show(failed('not-found'));
  expect(screen.getByRole('heading', { level: 1, name: 'Error user not found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('a user whom the tracker does not show', () => {
  const notFound = (detail: string) =>
    ({
      ...failed('not-found'),
      error: new ApiError('not-found', { source: 'tracker', status: 404, detail }),
    }) as const;

  /** @param visibility how the second request ends, which tells a private profile from none */
  function showHidden(visibility: QueryState<true>, viewerId?: number) {
    const view = show(notFound('Not Found.'), viewerId);
    view.unmount();
    jest
      .mocked(useQuery)
      .mockImplementation(({ name }) => (name === 'user-visibility' ? visibility : notFound('Not Found.')));
    return showPage('/user/:name', UserPage, '/user/aoi');
  }

  test('has a private profile, by the first response', () => {
    show(notFound('Private User'));
    expect(screen.getByRole('heading', { level: 1, name: 'This profile is private' })).toBeInTheDocument();
    expect(jest.mocked(useQuery)).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'user-visibility' }),
      null,
    );
  });

  test('has a private profile, by the second', () => {
    showHidden(notFound('Private User'), 1);
    expect(screen.getByRole('heading', { level: 1, name: 'This profile is private' })).toBeInTheDocument();
    expect(screen.getByText(/to your account/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('is said to have none only when the second response says so', () => {
    const { unmount } = showHidden(LOADING);
    expect(screen.queryByRole('heading', { name: /not found|private/ })).toBeNull();
    unmount();
    showHidden(ready(true));
    expect(screen.getByRole('heading', { level: 1, name: 'This profile is not shown to you' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test.each(['offline', 'unavailable', 'rate-limited', 'server', 'malformed', 'validation'] as const)(
  'nothing is said about the user when the request ends as %s',
  (kind) => {
    show(failed(kind));
    expect(screen.getByRole('alert')).not.toHaveTextContent('not found');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
);

test('a profile that was never opened says that the device is offline', () => {
  show(failed('offline'));
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
});

test('when the service fails, the reason is given and one can try again', async () => {
  const retry = jest.fn();
  show(failed('server', retry));
  expect(document.title).toBe('Could not be loaded - Tsugi');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the name from the URL is shown while the user is on the way', () => {
  show(LOADING);
  expect(screen.getByRole('heading', { level: 1, name: 'aoi' })).toBeInTheDocument();
  expect(document.title).toBe('aoi - Tsugi');
});

test('an own profile has a menu with what is done with whole lists; others have none', async () => {
  show(ready(profile()), profile().id);
  await userEvent.click(screen.getByRole('button', { name: 'Your lists' }));
  const paths = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
  expect(paths).toEqual(['lists', 'changes', 'export', 'import'].map((page) => `/user/aoi/${page}`));
});

test('the profile of another user has no menu of lists', () => {
  show(ready(profile()), 99);
  expect(screen.queryByRole('button', { name: 'Your lists' })).not.toBeInTheDocument();
});
