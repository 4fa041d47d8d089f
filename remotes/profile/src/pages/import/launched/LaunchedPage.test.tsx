/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthUser, refreshViewer, useAuth, useQuery } from '@tsugi/data';
import { failed, ready } from '@tsugi/data/testing';
import { showPage } from '../../../testing/show-page.tsx';
import { LaunchedPage } from './LaunchedPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: () => 'https://tracker.example/authorize',
  refreshViewer: jest.fn(),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));

// The page reads these members alone.
const aoi = { id: 1, name: 'aoi' } as AuthUser;
const show = () => showPage('*', LaunchedPage, '/import');

beforeEach(() => jest.clearAllMocks());

it("leads to the viewer's own page", async () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: aoi });
  const { router } = show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/aoi/import'));
});

it('asks a visitor to log in', () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  show();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});

it('says that the account could not be loaded, and takes it from the response of another try', async () => {
  const retry = jest.fn();
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: undefined, viewerId: 1 });
  jest.mocked(useQuery).mockReturnValue(failed('server', retry) as never);
  const { unmount } = show();
  expect(screen.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(refreshViewer).not.toHaveBeenCalled();
  unmount();
  jest.mocked(useQuery).mockReturnValue(ready(aoi) as never);
  show();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(refreshViewer).toHaveBeenCalledTimes(1);
});
