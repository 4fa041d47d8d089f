export const GENRES = [
  'Action',
  'Adventure',
  'Comedy',
  'Drama',
  'Ecchi',
  'Fantasy',
  'Hentai',
  'Horror',
  'Mahou Shoujo',
  'Mecha',
  'Music',
  'Mystery',
  'Psychological',
  'Romance',
  'Sci-Fi',
  'Slice of Life',
  'Sports',
  'Supernatural',
  'Thriller',
] as const;
export type Genre = (typeof GENRES)[number];

/** How often a genre is drawn for works that are not adult, in the order of GENRES. */
export const GENRE_WEIGHTS = [30, 19, 36, 25, 5, 26, 0, 5, 3, 5, 5, 8, 6, 20, 15, 18, 7, 16, 6] as const;
