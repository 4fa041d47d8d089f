/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthUser, useAuth, usePages, useQuery } from '@tsugi/data';
import { type FollowControl, useFollow } from '@tsugi/data/controls';
import { ready, readyPages } from '@tsugi/data/testing';
import { profile } from '../../testing/profile.ts';
import { showPage } from '../../testing/show-page.tsx';
import { SocialsPage } from './SocialsPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
  usePages: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useFollow: jest.fn() }));

const toggle = jest.fn();

function show(viewerId: number, search = '') {
  // The page reads the id alone.
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: { id: viewerId } as AuthUser });
  jest.mocked(useQuery).mockReturnValue(ready(profile()));
  jest.mocked(usePages).mockReturnValue(readyPages([{ id: 3, name: 'ren', avatar: { large: null } }]));
  jest.mocked(useFollow).mockImplementation(
    ({ isFollowing }): FollowControl => ({
      isFollowing: isFollowing ?? false,
      toggle,
      disabled: false,
      isWaiting: false,
      error: undefined,
    }),
  );
  return showPage('/user/:name/socials', SocialsPage, `/user/aoi/socials${search}`);
}

test('on the own list everyone can be unfollowed, and followed again', async () => {
  show(7);
  expect(screen.getByRole('link', { name: 'ren' })).toHaveAttribute('href', '/user/ren');
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow ren' }));
  expect(toggle).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Follow ren' }));
  expect(toggle).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Unfollow ren' })).toBeInTheDocument();
});

test.each([
  ['the list of another user', 1, ''],
  ['the own followers', 7, '?tab=followers'],
])('%s has no such button', (_, viewerId, search) => {
  show(viewerId, search);
  expect(screen.getByRole('link', { name: 'ren' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /follow ren/i })).not.toBeInTheDocument();
});
