/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorizeUrl, type PagesState, useAuth, usePages } from '@tsugi/data';
import type { NotificationData } from '@tsugi/data/operations/notifications';
import { readyPages } from '@tsugi/data/testing';
import { showPage } from '../testing/show-page.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: jest.fn(),
  useAuth: jest.fn(),
  usePages: jest.fn(),
}));

const BASE: NotificationData = {
  id: 1,
  type: 'THREAD_LIKE',
  createdAt: 1_700_000_000,
  context: null,
  contexts: null,
  episode: null,
  activityId: null,
  user: null,
  media: null,
};

function show(state: Partial<PagesState<NotificationData>>) {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: undefined });
  jest.mocked(usePages).mockReturnValue({ ...readyPages(), ...state });
  return showPage('/notifications', NotificationsPage, '/notifications');
}

test('a signed-out user is invited to', () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  jest.mocked(authorizeUrl).mockReturnValue('https://tracker.example/authorize');
  showPage('/notifications', NotificationsPage, '/notifications');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    'https://tracker.example/authorize',
  );
  expect(document.title).toBe('Notifications - Tsugi');
});

test('each notification has a text, also of an unsupported type', () => {
  const user = { id: 2, name: 'ren', avatar: { large: null } };
  show({
    items: [
      { ...BASE, type: 'FOLLOWING', context: ' started following you.', user },
      { ...BASE, id: 2 },
    ],
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('ren started following you.');
  expect(screen.getByRole('link', { name: 'ren' })).toHaveAttribute('href', '/user/ren');
  expect(second).toHaveTextContent('Notification type "THREAD_LIKE" not supported.');
});

test('refreshing asks again', async () => {
  const retry = jest.fn();
  show({ retry });
  expect(screen.getByText('Nothing has happened yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
