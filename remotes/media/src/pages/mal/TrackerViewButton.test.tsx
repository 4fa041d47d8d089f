/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, read } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { Toaster } from '@tsugi/ui/components';
import { mediaFixture } from '../../testing/media-fixture.ts';
import { TrackerViewButton } from './TrackerViewButton.tsx';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), read: jest.fn() }));

function show() {
  const element = (
    <>
      <TrackerViewButton malId={34} type="anime" variant="primary" />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return router;
}

it('finds the same title at the tracker and navigates to it', async () => {
  jest.mocked(read).mockResolvedValue(mediaFixture);
  const router = show();
  await userEvent.click(screen.getByRole('button', { name: 'AniList view' }));
  expect(read).toHaveBeenCalledWith(expect.anything(), { idMal: 34, type: 'ANIME' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/ani/anime/12/paper-moon'));
});

it('says when the tracker does not have it, and stays', async () => {
  jest.mocked(read).mockRejectedValue(new ApiError('not-found', { source: 'tracker' }));
  const router = show();
  await userEvent.click(screen.getByRole('button', { name: 'AniList view' }));
  expect(await screen.findByText('The tracker does not have this title.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
