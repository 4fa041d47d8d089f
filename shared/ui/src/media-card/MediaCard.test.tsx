/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { CardGrid } from '../card-grid/CardGrid.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { MediaCard } from './MediaCard.tsx';
import { MediaCardSkeletons } from './MediaCardSkeleton.tsx';
import type { MediaCardModel } from './media-card-model.ts';

const MEDIA: MediaCardModel = {
  id: 1,
  title: 'Paper Moon Cartographers',
  cover: '/images/1.png',
  color: '#3b8fd0',
  score: 79,
  facts: 'TV · 2026 · 24 ep',
};

beforeEach(() => {
  installTestHost();
});

function show(media: Partial<MediaCardModel> = {}) {
  const { container } = renderInRouter(
    <MediaCard media={{ ...MEDIA, ...media }} to="/ani/anime/1/paper-moon" />,
  );
  return within(container).getByRole('article');
}

it('is one link whose name is the title', () => {
  const card = show();
  const links = within(card).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Paper Moon Cartographers');
  expect(links[0]).toHaveAttribute('href', '/ani/anime/1/paper-moon');
});

it('shows score, facts and the own status', () => {
  const card = show({ listStatus: 'CURRENT' });
  expect(within(card).getByText('7.9')).toBeVisible();
  expect(within(card).getByText('TV · 2026 · 24 ep')).toBeVisible();
  expect(within(card).getByText('Watching')).toBeVisible();
});

it('shows the own score beside the own status, and nothing for a title that is not scored', () => {
  const card = show({ listStatus: 'COMPLETED', ownScore: '85/100' });
  expect(within(card).getByText('Completed').parentElement).toHaveTextContent('CompletedYour score: 85/100');
  expect(show({ id: 2, listStatus: 'COMPLETED', ownScore: '' }).textContent).not.toContain('Your score');
});

it('draws a face as the own score of that format', () => {
  show({ listStatus: 'COMPLETED', ownScore: '🙂' });
  expect(screen.getByRole('img', { name: 'Good' })).toBeInTheDocument();
});

it('says "reading" for a manga', () => {
  expect(show({ listStatus: 'REPEATING', type: 'MANGA' })).toHaveTextContent('Rereading');
});

it('leaves out what is not known', () => {
  const card = show({ score: null, listStatus: null });
  expect(card).toHaveTextContent(/^Paper Moon CartographersTV · 2026 · 24 ep$/);
});

it('marks what is for adults', () => {
  expect(show({ adult: true })).toHaveTextContent('18+');
});

it('has actions that do not follow the link', async () => {
  const onClick = jest.fn();
  const { router } = renderInRouter(
    <MediaCard
      media={MEDIA}
      to="/ani/anime/1/paper-moon"
      actions={
        <button type="button" onClick={onClick}>
          Plan
        </button>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/');
});

it('a grid of placeholders is named, busy, and silent', () => {
  renderInRouter(
    <CardGrid label="Results" busy>
      <MediaCardSkeletons count={3} />
    </CardGrid>,
  );
  const grid = screen.getByRole('region', { name: 'Results' });
  expect(grid).toHaveAttribute('aria-busy', 'true');
  expect(grid).toHaveTextContent('');
});

it('keeps the end of a long title apart, and the whole title as its name', () => {
  const title = 'Chika no Umi no Jihanki Kusurishi 2nd Season';
  renderInRouter(<MediaCard media={{ ...MEDIA, title }} to="/x" details="Finished · 58.7K users" />);
  expect(screen.getByRole('link', { name: title })).toHaveTextContent(title);
  expect(screen.getByText('2nd Season')).toBeVisible();
  expect(screen.getByText('Finished · 58.7K users')).toBeInTheDocument();
});
