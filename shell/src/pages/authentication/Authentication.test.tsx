/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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

async function titleFor(current: AuthState) {
  installTestHost();
  const loader = () => ({ status: 'no-token', current });
  const router = createMemoryRouter([
    { path: '/', Component: Authentication, loader, hydrateFallbackElement: <p>Loading</p> },
  ]);
  render(<RouterProvider router={router} />);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

test.each<[string, AuthState]>([
  ['You are not logged in', { status: 'signed-out' }],
  ['You are logged in as aoi', { status: 'signed-in', viewer }],
  ['You are logged in', { status: 'signed-in', viewer: undefined }],
])('%s: what a login without a token leaves', async (title, current) => {
  expect(await titleFor(current)).toBe(title);
});
