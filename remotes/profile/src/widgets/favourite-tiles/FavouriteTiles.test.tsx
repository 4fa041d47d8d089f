/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { FavouriteItem, FavouriteKind } from '../../model/favourite-item.ts';
import { showPage } from '../../testing/show-page.tsx';
import { FavouriteTiles } from './FavouriteTiles.tsx';

function show(kind: FavouriteKind, path: string, name = 'Paper Moon') {
  const item: FavouriteItem = { id: 1, name, image: null, color: null, path };
  return showPage('/', () => <FavouriteTiles label="Favourites" kind={kind} items={[item]} />, '/');
}

test.each(['anime', 'studios'] as const)('a favourite leads to its page: %s', (kind) => {
  show(kind, '/ani/anime/1/paper-moon');
  expect(screen.getByRole('list', { name: 'Favourites' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Paper Moon' })).toHaveAttribute('href', '/ani/anime/1/paper-moon');
});

test('the end of a long title, which tells two seasons apart, stands by itself', () => {
  const title = 'The Long Way Home from the Lighthouse Season 2';
  show('anime', '/ani/anime/1/home', title);
  expect(screen.getByRole('link', { name: title })).toBeInTheDocument();
  expect(screen.getByText('Season 2')).toBeInTheDocument();
});
