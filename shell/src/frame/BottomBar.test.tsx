/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { type AuthState, useAuth } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { BottomBar } from './BottomBar.tsx';
import { useFrameLinks } from './links/use-frame-links.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: () => 'https://tracker.example/authorize',
  useAuth: jest.fn(),
}));
jest.mock('./links/use-frame-links.ts', () => ({ useFrameLinks: jest.fn() }));

async function show(auth: AuthState) {
  jest.mocked(useAuth).mockReturnValue(auth);
  jest.mocked(useFrameLinks).mockReturnValue([]);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: BottomBar }])} />);
  await screen.findByRole('navigation', { name: 'Main, short' });
  return screen.queryByRole('link', { name: 'Log in' });
}

test('a user who is signed out gets the way to log in', async () => {
  expect(await show({ status: 'signed-out' })).toHaveAttribute('href', 'https://tracker.example/authorize');
});

test('a signed-in user whose profile is not loaded is not asked to log in', async () => {
  expect(await show({ status: 'signed-in', viewer: undefined, viewerId: undefined })).toBeNull();
});
