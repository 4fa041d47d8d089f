/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AuthState,
  type AuthUser,
  type PagesState,
  type QueryState,
  useAuth,
  usePages,
  useQuery,
} from '@tsugi/data';
import { useLike } from '@tsugi/data/controls';
import type { ActivityData } from '@tsugi/data/operations/activity-by-id';
import { failed, LOADING, ready, readyPages } from '@tsugi/data/testing';
import { LIST_ACTIVITY } from '../../testing/activity.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import type { ActivityReply } from './activity-replies.query.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useLike: jest.fn() }));

const REPLY: ActivityReply = {
  id: 1,
  text: 'Could not agree more.',
  createdAt: 1_700_000_100,
  likeCount: 1,
  isLiked: false,
  user: { id: 3, name: 'sora', avatar: { large: null } },
};

const FANS = [{ id: 4, name: 'yuki', avatar: { large: null } }];

function show(
  state: QueryState<ActivityData>,
  replies: Partial<PagesState<ActivityReply>> = {},
  path = '/activity/7',
  auth: AuthState = { status: 'signed-out' },
) {
  jest.mocked(useAuth).mockReturnValue(auth);
  jest.mocked(useQuery).mockReturnValue(state);
  jest.mocked(usePages).mockImplementation(({ name }) =>
    // Each operation has items of its own; the mock knows none of them.
    name === 'likes'
      ? (readyPages(FANS) as PagesState<never>)
      : ({ ...readyPages(), ...replies } as PagesState<never>),
  );
  jest.mocked(useLike).mockImplementation(({ isLiked, likeCount }) => ({
    isLiked,
    likeCount,
    toggle: jest.fn(),
    disabled: true,
    isWaiting: false,
    error: undefined,
  }));
  return showPage('/activity/:id', ActivityPage, path);
}

test('the activity and its replies, each with its likes', () => {
  show(ready(LIST_ACTIVITY), { items: [REPLY] });
  expect(document.title).toBe('ren watched episode 5 of Paper Moon - Tsugi');
  expect(screen.getByRole('article')).toHaveTextContent(/ren .* agoWatched episode 5 of Paper Moon/);
  const [reply] = within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem');
  expect(reply).toHaveTextContent('Could not agree more.');
  expect(screen.getByRole('link', { name: 'sora' })).toHaveAttribute('href', '/user/sora');
  const likes = jest.mocked(useLike).mock.calls.map(([{ kind, title }]) => ({ kind, title }));
  expect(likes).toEqual([
    { kind: 'activity', title: 'ren watched episode 5 of Paper Moon' },
    { kind: 'activity', title: undefined },
    { kind: 'reply', title: 'Reply of sora' },
  ]);
});

const fans = () =>
  within(screen.getByRole('list', { name: 'Liked by' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('who likes the activity stands below it, the viewer first as soon as they do', () => {
  const { unmount } = show(ready(LIST_ACTIVITY));
  expect(fans()).toEqual(['/user/yuki']);
  unmount();
  // The page reads these members alone.
  const viewer = { id: 9, name: 'mio', avatar: { large: null } } as AuthUser;
  show(ready({ ...LIST_ACTIVITY, isLiked: true }), {}, '/activity/7', { status: 'signed-in', viewer });
  expect(fans()).toEqual(['/user/mio', '/user/yuki']);
});

test('an activity that nobody likes says so', () => {
  show(ready({ ...LIST_ACTIVITY, likeCount: 0 }));
  expect(screen.getByText('Nobody likes this yet')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Liked by' })).not.toBeInTheDocument();
});

test('an activity without replies says so', () => {
  show(ready(LIST_ACTIVITY));
  expect(screen.getByText('No replies yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more replies' })).not.toBeInTheDocument();
});

test('further replies come when they are asked for', async () => {
  const fetchNextPage = jest.fn();
  show(ready(LIST_ACTIVITY), { items: [REPLY], hasNextPage: true, fetchNextPage });
  expect(fetchNextPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show more replies' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('replies that did not come can be asked for again', async () => {
  const retry = jest.fn();
  const { error } = failed('server');
  show(ready(LIST_ACTIVITY), { status: 'error', error, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('Replies could not be loaded');
  expect(screen.queryByText('No replies yet')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['that the tracker does not know', failed('not-found'), '/activity/7'],
  ['whose number is none', LOADING, '/activity/99999999999'],
])('an activity %s is missing, without a second try', (_, state, path) => {
  show(state, {}, path);
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such activity' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('when the tracker fails, one can try again', async () => {
  const retry = jest.fn();
  show(failed('server', retry));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('Could not be loaded - Tsugi');
});

test('while the activity is on its way the page has its heading already', () => {
  show(LOADING, { status: 'loading' });
  expect(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(document.title).toBe('Activity - Tsugi');
});
