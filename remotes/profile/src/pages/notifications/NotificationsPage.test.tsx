/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorizeUrl, useAuth, useQuery } from '@tsugi/data';
import { LOADING, ready } from '@tsugi/data/testing';
import { showPage } from '../../testing/show-page.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import type { NotificationData, NotificationPage } from './notifications.query.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: jest.fn(),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/status', () => ({
  useSourceStatus: () => ({ wait: undefined, openCircuit: undefined }),
  useOnline: () => true,
}));

const user = { id: 2, name: 'ren', avatar: { large: null } };
const BASE: NotificationData = {
  id: 1,
  type: 'FOLLOWING',
  createdAt: 1_700_000_000,
  isDated: true,
  context: ' started following you.',
  contexts: null,
  episode: null,
  activityId: null,
  user,
  media: null,
  person: null,
  submission: null,
  submittedTitle: null,
  thread: null,
  reason: null,
  deletedTitles: null,
};

let viewerId = 0;

function show(page: Partial<NotificationPage>, url = '/notifications') {
  // Each test is another user: feeds are stored per user.
  viewerId += 1;
  // Only the id is read.
  const auth = { status: 'signed-in', viewer: { id: viewerId } } as ReturnType<typeof useAuth>;
  jest.mocked(useAuth).mockReturnValue(auth);
  jest.mocked(useQuery).mockReturnValue(ready({ items: [], hasNextPage: false, unreadCount: 0, ...page }));
  return showPage('/notifications', NotificationsPage, url);
}

const asked = () => jest.mocked(useQuery).mock.lastCall?.[1];

test('a signed-out user is invited to', () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  jest.mocked(authorizeUrl).mockReturnValue('https://tracker.example/authorize');
  showPage('/notifications', NotificationsPage, '/notifications');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    'https://tracker.example/authorize',
  );
  expect(document.title).toBe('Notifications - Tsugi');
});

test('rows stand under Today and Earlier, and lead to their subject and to the person', () => {
  const liked = { type: 'ACTIVITY_LIKE', activityId: 12, context: ' liked your activity.' };
  show({
    items: [
      { ...BASE, ...liked, id: 3, createdAt: Date.now() / 1000 },
      { ...BASE, id: 2 },
    ],
  });
  const today = within(screen.getByRole('list', { name: 'Today' })).getByRole('listitem');
  expect(today).toHaveTextContent('ren liked your activity.');
  expect(within(today).getByRole('link', { name: 'ren' })).toHaveAttribute('href', '/user/ren');
  expect(within(today).getByRole('link', { name: 'liked your activity.' })).toHaveAttribute(
    'href',
    '/activity/12',
  );
  const earlier = within(screen.getByRole('list', { name: 'Earlier' })).getByRole('listitem');
  expect(earlier).toHaveTextContent('ren started following you.');
  expect(screen.getByText('That is everything.')).toBeInTheDocument();
});

test('a type that is not known is named', () => {
  show({ items: [{ ...BASE, type: 'TELEPATHY' }] });
  expect(screen.getByText('Notification type "TELEPATHY" not supported.')).toBeInTheDocument();
});

test('as many rows are marked as unread as the tracker counted', () => {
  const items = [3, 2, 1].map((id) => ({ ...BASE, id }));
  show({ items, unreadCount: 2 });
  const marks = () =>
    screen.getAllByRole('listitem').map((row) => within(row).queryByText(/^Unread/) !== null);
  expect(marks()).toEqual([true, true, false]);
});

test('the URL holds the filter, and an empty one leads back to all', async () => {
  show({}, '/notifications?type=forum');
  expect(screen.getByRole('radio', { name: 'Forum' })).toBeChecked();
  expect(asked()).toMatchObject({ page: 1, types: expect.arrayContaining(['THREAD_LIKE']) });
  await userEvent.click(screen.getByRole('button', { name: 'Show all notifications' }));
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(asked()).toEqual({ page: 1 });
  await userEvent.click(screen.getByRole('radio', { name: 'Airing' }));
  expect(asked()).toEqual({ page: 1, types: ['AIRING'] });
});

test('a feed on its way says so', () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: undefined });
  jest.mocked(useQuery).mockReturnValue(LOADING);
  showPage('/notifications', NotificationsPage, '/notifications');
  expect(screen.getByText('Loading notifications')).toBeInTheDocument();
});

test('a notification of an unknown type has no time', () => {
  show({ items: [BASE, { ...BASE, id: 0.5, type: 'TelepathyNotification', isDated: false }] });
  const [known, unknown] = screen.getAllByRole('listitem');
  expect(known?.querySelector('time')).not.toBeNull();
  expect(unknown).toHaveTextContent('Notification type "TelepathyNotification" not supported.');
  expect(unknown?.querySelector('time')).toBeNull();
});
