import { animeNumbers, mangaNumbers } from '../../model/statistic-numbers.ts';
import { genreShares } from './GenreOverview.tsx';

test('numbers are grouped and named, and no mean score is N/A', () => {
  const anime = { count: 1234, minutesWatched: 1234.56 * 1440, episodesWatched: 20000, meanScore: 72.456 };
  expect(animeNumbers(anime)).toEqual([
    { label: 'Total anime', value: '1,234' },
    { label: 'Episodes watched', value: '20,000' },
    { label: 'Days watched', value: '1,234.6' },
    { label: 'Mean score', value: '72.5' },
  ]);
  expect(mangaNumbers({ count: 0, chaptersRead: 0, volumesRead: 0, meanScore: 0 }).at(-1)?.value).toBe('N/A');
});

test('genre shares are rounded counts over the titles, most frequent first', () => {
  const genres = [
    { genre: 'Drama', count: 1 },
    { genre: 'Action', count: 2 },
    { genre: 'Comedy', count: 2 },
    { genre: 'Horror', count: 0 },
  ];
  expect(genreShares(genres, 3, 3)).toEqual([
    { genre: 'Action', count: 2, percent: 67 },
    { genre: 'Comedy', count: 2, percent: 67 },
    { genre: 'Drama', count: 1, percent: 33 },
  ]);
});

test('an empty list has no genre shares', () => {
  expect(genreShares([{ genre: 'Drama', count: 1 }], 0, 5)).toEqual([]);
});
