/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import type { AuthState, AuthUser } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { Authentication } from './Authentication.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: () => 'https://tracker.example/authorize',
}));

// The name alone is read.
const viewer = { name: 'aoi' } as AuthUser;

async function show(status: 'no-token' | 'not-started', current: AuthState) {
  installTestHost();
  const loader = () => ({ status, current });
  const router = createMemoryRouter([
    { path: '/', Component: Authentication, loader, hydrateFallbackElement: <p>Loading</p> },
  ]);
  render(<RouterProvider router={router} />);
  return await screen.findByRole('heading', { level: 1 });
}

test.each<[string, AuthState]>([
  ['You are not logged in', { status: 'signed-out' }],
  ['You are logged in as aoi', { status: 'signed-in', viewer }],
  ['You are logged in', { status: 'signed-in', viewer: undefined }],
])('%s: what a login without a token leaves', async (title, current) => {
  for (const status of ['no-token', 'not-started'] as const) {
    expect((await show(status, current)).textContent).toBe(title);
    cleanup();
  }
});

test('the provider is said to have sent no token only when it led here', async () => {
  await show('not-started', { status: 'signed-out' });
  expect(screen.getByText(/No login was started/)).toBeInTheDocument();
  expect(screen.queryByText(/did not send a usable access token/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Log in with/ })).toBeInTheDocument();
  cleanup();
  await show('no-token', { status: 'signed-out' });
  expect(screen.getByText(/did not send a usable access token/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Try again with/ })).toBeInTheDocument();
});
