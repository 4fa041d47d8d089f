/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryState, useQuery } from '@tsugi/data';
import { failed, LOADING } from '@tsugi/data/testing';
import { useBelowTheFold } from '@tsugi/ui/components';
import { showRoute } from '@tsugi/ui/testing';
import { media } from '../../testing/media.ts';
import { BrowsePage } from './BrowsePage.tsx';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));
jest.mock('@tsugi/ui/components', () => ({
  ...jest.requireActual('@tsugi/ui/components'),
  useBelowTheFold: jest.fn(),
}));

beforeEach(() => jest.mocked(useBelowTheFold).mockReturnValue(true));

const works = Array.from({ length: 12 }, (_, index) => media(index + 1, `Work ${index + 1}`));

function show(type: string, state: Partial<QueryState<unknown>>) {
  jest.mocked(useQuery).mockReturnValue({ ...LOADING, ...state });
  return showRoute({ path: '/browse/:type', Component: BrowsePage }, `/browse/${type}`);
}

it('shows six works of each collection and leads to all of them', () => {
  show('anime', { status: 'ready', data: { trending: works, 'this-season': works } });
  const trending = screen.getByRole('region', { name: 'Trending anime' });
  expect(within(trending).getAllByRole('article')).toHaveLength(6);
  expect(within(trending).getByRole('link', { name: 'Trending anime' })).toHaveAttribute(
    'href',
    '/search/anime/trending',
  );
  const [season = document.body] = screen.getAllByRole('region', {
    name: /^(Winter|Spring|Summer|Fall) \d{4} anime$/,
  });
  expect(within(season).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/search/anime/this-season?order=popularity',
  );
});

it('shows the ten best in their order', () => {
  show('media', { status: 'ready', data: { 'top-100': works } });
  const list = screen.getByRole('list', { name: 'Top 100 anime and manga' });
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(10);
  expect(links[9]).toHaveTextContent('Work 10');
});

it('shows the collections in the order of the specification', () => {
  show('anime', {});
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 5)).toEqual([
    'New anime',
    'Recently finished anime',
    'Trending anime',
    'Most popular anime',
    'Top 100 anime',
  ]);
  expect(headings).toHaveLength(7);
});

it('says in its place that one collection is missing, and tries again', async () => {
  const retry = jest.fn();
  show('media', { status: 'ready', data: { 'top-100': works }, isFetching: false, retry });
  const trending = screen.getByRole('region', { name: 'Trending anime and manga' });
  expect(within(trending).getByText('Trending anime and manga could not be loaded')).toBeVisible();
  await userEvent.click(within(trending).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('list', { name: 'Top 100 anime and manga' })).toBeVisible();
});

it('leaves out a collection that is empty', () => {
  show('manga', { status: 'ready', data: { trending: works, manhwa: [] } });
  expect(screen.queryByRole('region', { name: 'Manhwa' })).not.toBeInTheDocument();
});

it('names the collections while they are on their way', () => {
  show('manga', {});
  expect(screen.getByRole('heading', { level: 1, name: 'Discover manga' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Light novels' })).toHaveAttribute('href', '/search/manga/novel');
});

it('says when the collections could not be loaded, and tries again', async () => {
  const retry = jest.fn();
  show('anime', failed('server', retry));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('leads to the search page with what was typed', async () => {
  const { currentUrl } = show('manga', {});
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search manga' }), 'moon{Enter}');
  expect(currentUrl()).toBe('/search/manga?q=moon');
});

it.each([
  { width: 1440, first: 2 },
  { width: 390, first: 3 },
])('begins with the collections that a window of $width pixels shows', ({ width, first }) => {
  // jsdom has no media queries. The page asks this one alone.
  const list = { matches: width < 768, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => list });
  jest.mocked(useBelowTheFold).mockReturnValue(false);
  show('anime', {});
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(first);
});
