/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { mediaFixture } from '../../../testing/media-fixture.ts';
import { Reviews } from './Reviews.tsx';

const REVIEW = {
  id: 7,
  summary: 'An ending that earns its silence.',
  score: 93,
  rating: 25,
  ratingAmount: 27,
  siteUrl: null,
  createdAt: 1_700_000_000,
  user: { id: 3, name: 'Makoto9', avatar: null },
};

function show(isReviewBlocked: boolean) {
  installTestHost();
  const media = { ...mediaFixture, reviews: { nodes: [REVIEW] }, isReviewBlocked };
  const router = createMemoryRouter([{ path: '*', element: <Reviews media={media} /> }]);
  render(<RouterProvider router={router} />);
}

it('leads to each review', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'An ending that earns its silence.' })).toHaveAttribute(
    'href',
    '/ani/anime/12/paper-moon/review/7',
  );
  expect(screen.queryByText(/accepts no new reviews/)).not.toBeInTheDocument();
});

it('says when the tracker accepts no reviews of the title', () => {
  show(true);
  expect(screen.getByText('AniList accepts no new reviews of this title.')).toBeVisible();
});
