/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { type AuthState, useAuth, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { failed, LOADING, ready } from '@tsugi/data/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { mediaFixture } from '../../testing/media-fixture.ts';
import { MalListButton } from './MalListButton.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: jest.fn() }));

function show(status: AuthState['status'], state: ReturnType<typeof useQuery>) {
  jest.mocked(useAuth).mockReturnValue({ status } as AuthState);
  jest.mocked(useQuery).mockReturnValue(state);
  jest.mocked(useListEntry).mockImplementation((_id, entry) => ({
    entry,
    save: jest.fn(),
    remove: jest.fn(),
    isSaving: false,
    isWaiting: false,
    disabled: false,
    error: undefined,
  }));
  const router = createMemoryRouter([{ path: '*', element: <MalListButton malId={34} type="anime" /> }]);
  render(<RouterProvider router={router} />);
}

it("shows the own entry of the tracker's title, which it finds by the MAL id", () => {
  show('signed-in', ready({ ...mediaFixture, mediaListEntry: null }));
  expect(useQuery).toHaveBeenCalledWith(expect.anything(), { idMal: 34, type: 'ANIME' });
  expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'AniList view' })).toBeVisible();
});

it('keeps its place while it loads', () => {
  show('signed-in', LOADING);
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
});

it('says when the tracker does not have the title, and offers no way to it', () => {
  show('signed-in', failed('not-found'));
  expect(screen.getByText(/AniList does not have this title/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'AniList view' })).not.toBeInTheDocument();
});

it('leads to the tracker view signed out, and asks nothing', () => {
  show('signed-out', LOADING);
  expect(useQuery).toHaveBeenCalledWith(expect.anything(), null);
  expect(screen.getByRole('button', { name: 'AniList view' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});
