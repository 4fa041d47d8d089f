/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { Tags } from './Tags.tsx';

const tag = (id: number, name: string, rank: number, isMediaSpoiler = false) => ({
  id,
  name,
  rank,
  description: null,
  isMediaSpoiler,
  isGeneralSpoiler: false,
  category: null,
  isAdult: false,
});

function show(tags: Parameters<typeof Tags>[0]['tags']) {
  installTestHost();
  const router = createMemoryRouter([{ path: '*', element: <Tags tags={tags} type="ANIME" /> }]);
  render(<RouterProvider router={router} />);
}

it('hides tags that spoil until asked, and again', async () => {
  show([tag(1, 'Seaside', 96), tag(2, 'Tragedy', 95, true)]);
  expect(screen.getByRole('link', { name: 'Seaside 96%' })).toHaveAttribute(
    'href',
    '/search/anime?genre=Seaside&rank=96',
  );
  expect(screen.queryByText(/Tragedy/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show spoilers (1)' }));
  expect(screen.getByRole('link', { name: 'Tragedy 95%' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Hide spoilers' }));
  expect(screen.queryByText(/Tragedy/)).not.toBeInTheDocument();
});

it('offers no spoilers where there are none', () => {
  show([tag(1, 'Seaside', 96)]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is not there without tags', () => {
  show([]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
