/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authorizeUrl,
  currentAuth,
  type PageOf,
  prefetch,
  type QueryState,
  useAuth,
  useQuery,
} from '@tsugi/data';
import { useLike } from '@tsugi/data/controls';
import { failed, LOADING, ready } from '@tsugi/data/testing';
import { LIST_ACTIVITY } from '../../testing/activity.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import { type ActivityData, activityFeed } from './activity-feed.query.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: jest.fn(),
  currentAuth: jest.fn(),
  prefetch: jest.fn(),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/status', () => ({
  useSourceStatus: () => ({ wait: undefined, openCircuit: undefined }),
  useOnline: () => true,
}));
jest.mock('@tsugi/data/controls', () => ({ useLike: jest.fn() }));

const EMPTY: PageOf<ActivityData> = { items: [], hasNextPage: false };

function show(state: QueryState<PageOf<ActivityData>>) {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: undefined });
  jest.mocked(useQuery).mockReturnValue(state);
  jest.mocked(useLike).mockReturnValue({
    isLiked: false,
    likeCount: 0,
    toggle: jest.fn(),
    disabled: false,
    isWaiting: false,
    error: undefined,
  });
  return showPage('/', ActivityFeed, '/');
}

const variables = () => jest.mocked(useQuery).mock.lastCall?.[1];

beforeEach(() => localStorage.setItem('activity_feed', 'following/all'));

test('a signed-out user is invited to', () => {
  jest.mocked(authorizeUrl).mockReturnValue('https://tracker.example/authorize');
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  showPage('/', ActivityFeed, '/');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    'https://tracker.example/authorize',
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('activities stand in a list with the name of the section', () => {
  show(ready({ items: [LIST_ACTIVITY], hasNextPage: false }));
  const section = screen.getByRole('region', { name: 'Activity' });
  const list = within(section).getByRole('list', { name: 'Activity' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(/ren .* agoWatched episode 5 of Paper Moon/);
  expect(section).toHaveTextContent('Live');
});

test('what is for adults is left out for users who have not asked for it', () => {
  const media = { ...(LIST_ACTIVITY.kind === 'list' ? LIST_ACTIVITY.media : null), isAdult: true };
  // An activity of a list, with one member of its media changed.
  const adult = { ...LIST_ACTIVITY, media } as ActivityData;
  show(ready({ items: [adult], hasNextPage: false }));
  expect(screen.queryByText('Paper Moon')).not.toBeInTheDocument();
});

test('a filter asks for its own activities, and is there at the next visit', async () => {
  const { unmount } = show(ready(EMPTY));
  expect(variables()).toEqual({ page: 1, isFollowing: true });
  await userEvent.click(screen.getByRole('radio', { name: 'Global' }));
  await userEvent.click(screen.getByRole('radio', { name: 'List Progress' }));
  const chosen = { page: 1, isFollowing: false, hasReplies: true, activityType: 'MEDIA_LIST' };
  expect(variables()).toEqual(chosen);
  unmount();
  show(ready(EMPTY));
  expect(screen.getByRole('radio', { name: 'Global' })).toBeChecked();
  expect(variables()).toEqual(chosen);
});

test('an empty feed says where else to look', async () => {
  show(ready(EMPTY));
  await userEvent.click(screen.getByRole('button', { name: 'See what others do' }));
  expect(screen.getByRole('radio', { name: 'Global' })).toBeChecked();
});

test('a feed on its way says so, and one that failed can be tried again', async () => {
  const { unmount } = show(LOADING);
  expect(screen.getByText('Loading activities')).toBeInTheDocument();
  unmount();
  const retry = jest.fn();
  show(failed('server', retry));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('warming asks, once, the request that the feed will send', () => {
  jest.mocked(currentAuth).mockReturnValue({ status: 'signed-in', viewer: undefined });
  localStorage.setItem('activity_feed', 'global/text');
  ActivityFeed.warm();
  show(ready(EMPTY));
  expect(jest.mocked(prefetch).mock.calls).toEqual([
    [activityFeed, variables(), { priority: 'interactive' }],
  ]);
});

test('a feed of which parts are missing names them, and is not called empty', () => {
  const missing = [{ path: 'Page.activities', message: 'Timeout' }];
  show({ ...ready(EMPTY), missing });
  expect(screen.getByText('Some of this could not be loaded: activities.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See what others do' })).not.toBeInTheDocument();
});
