/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile } from '../../testing/profile.ts';
import { showPage } from '../../testing/show-page.tsx';
import { GenreOverview } from './GenreOverview.tsx';

const TOTALS = { minutesWatched: 0, episodesWatched: 0, chaptersRead: 0, volumesRead: 0, meanScore: 0 };

test('a genre leads to the titles that its number counts: those that are only planned are not among them', async () => {
  const user = profile({
    statistics: {
      anime: { ...TOTALS, count: 8, genres: [{ genre: 'Slice of Life', count: 6 }] },
      manga: { ...TOTALS, count: 2, genres: [{ genre: 'Drama', count: 1 }] },
    },
  });
  showPage('/', () => <GenreOverview user={user} />, '/');
  const linkTo = (name: string) => {
    const { pathname, searchParams } = new URL(
      screen.getByRole('link', { name }).getAttribute('href') ?? '',
      location.origin,
    );
    return { pathname, genre: searchParams.getAll('genre'), userStatus: searchParams.getAll('userStatus') };
  };
  const userStatus = ['CURRENT', 'REPEATING', 'COMPLETED', 'PAUSED', 'DROPPED'];
  expect(linkTo('Slice of Life 75% 6')).toEqual({
    pathname: '/user/aoi/anime',
    genre: ['Slice of Life'],
    userStatus,
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Manga' }));
  expect(linkTo('Drama 50% 1')).toEqual({ pathname: '/user/aoi/manga', genre: ['Drama'], userStatus });
});
