import type { UserTotals } from '../pages/stats/user-totals.ts';

const NUMBERS = { meanScore: 0, minutesWatched: 0, chaptersRead: 0 };

/** What the service says of a user whose list is empty. */
export const NO_TOTALS: UserTotals = {
  ...NUMBERS,
  count: 0,
  standardDeviation: 0,
  episodesWatched: 0,
  volumesRead: 0,
  scores: [],
  lengths: [],
  formats: [],
  statuses: [],
  countries: [],
  releaseYears: [],
  startYears: [],
};

/** A small list, with gaps in its scores and years. */
export const SOME_TOTALS: UserTotals = {
  ...NO_TOTALS,
  count: 1204,
  meanScore: 72.456,
  standardDeviation: 11.25,
  minutesWatched: 2160,
  episodesWatched: 20_000,
  chaptersRead: 31_000,
  volumesRead: 400,
  scores: [
    { score: 80, ...NUMBERS, count: 700, meanScore: 80, minutesWatched: 1440 },
    { score: 30, ...NUMBERS, count: 1, meanScore: 30 },
  ],
  lengths: [
    { length: '101+', ...NUMBERS, count: 3 },
    { length: '', ...NUMBERS, count: 2 },
    { length: '2-6', ...NUMBERS, count: 9 },
    { length: '17-28', ...NUMBERS, count: 4 },
  ],
  formats: [
    { format: 'MOVIE', ...NUMBERS, count: 20, meanScore: 81.5, minutesWatched: 720 },
    { format: 'TV', ...NUMBERS, count: 1100, meanScore: 70, minutesWatched: 1440 },
    { format: 'OVA', ...NUMBERS, count: 20 },
    { format: 'ONA', ...NUMBERS, count: 0 },
  ],
  statuses: [
    { status: 'PLANNING', ...NUMBERS, count: 30, minutesWatched: 14_400, chaptersRead: 5000 },
    { status: 'CURRENT', ...NUMBERS, count: 4 },
    { status: 'REPEATING', ...NUMBERS, count: 1 },
  ],
  countries: [
    { country: 'KR', ...NUMBERS, count: 2 },
    { country: 'JP', ...NUMBERS, count: 1202 },
  ],
  releaseYears: [
    { releaseYear: 2021, ...NUMBERS, count: 3, minutesWatched: 60 },
    { releaseYear: 2018, ...NUMBERS, count: 5, meanScore: 66 },
  ],
};
