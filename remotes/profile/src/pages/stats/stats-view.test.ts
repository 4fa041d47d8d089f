import { NO_TOTALS, SOME_TOTALS } from '../../testing/totals.ts';
import {
  countryRows,
  formatRows,
  lengthRows,
  scoreRows,
  statusRows,
  totalNumbers,
  yearRows,
} from './stats-view.ts';

/** Statistics leave out what is only planned, and so do the lists that they lead to. */
const COUNTED =
  '&userStatus=CURRENT&userStatus=REPEATING&userStatus=COMPLETED&userStatus=PAUSED&userStatus=DROPPED';

const texts = (...args: Parameters<typeof totalNumbers>) =>
  Object.fromEntries(totalNumbers(...args).map(({ label, value }) => [label, value]));

test('totals are grouped, days have one decimal, the mean two and the deviation one', () => {
  expect(texts(SOME_TOTALS, 'anime')).toEqual({
    'Total anime': '1,204',
    'Episodes watched': '20,000',
    'Days watched': '1.5',
    'Days planned': '10.0',
    'Mean score': '72.46',
    'Standard deviation': '11.3',
  });
  expect(texts(SOME_TOTALS, 'manga')).toMatchObject({
    'Total manga': '1,204',
    'Chapters read': '31,000',
    'Volumes read': '400',
    'Chapters planned': '5,000',
  });
});

test('an empty list has zeros and no rows', () => {
  expect(Object.values(texts(NO_TOTALS, 'anime'))).toEqual(['0', '0', '0.0', '0.0', 'N/A', 'N/A']);
  expect(Object.values(texts(NO_TOTALS, 'manga'))).toEqual(['0', '0', '0', '0', 'N/A', 'N/A']);
  expect(scoreRows([])).toEqual([]);
  expect(lengthRows([])).toEqual([]);
  expect(yearRows([])).toEqual([]);
  expect(formatRows([], 'empty', 'anime')).toEqual([]);
});

test('each ten of the scores has its place; other scores stand as they are', () => {
  const rows = scoreRows(SOME_TOTALS.scores);
  expect(rows.map(({ label }) => label).join()).toBe('10,20,30,40,50,60,70,80,90,100');
  expect(rows.map(({ count }) => count).join()).toBe('0,0,1,0,0,0,0,700,0,0');
  const odd = scoreRows([
    { score: 85, count: 2, meanScore: 85, minutesWatched: 0, chaptersRead: 0 },
    { score: 7, count: 1, meanScore: 7, minutesWatched: 0, chaptersRead: 0 },
  ]);
  expect(odd.map(({ label }) => label)).toEqual(['7', '85']);
});

test('lengths run from short to long, and the unknown comes last', () => {
  expect(lengthRows(SOME_TOTALS.lengths).map(({ label }) => label)).toEqual([
    '2-6',
    '17-28',
    '101+',
    'Unknown',
  ]);
});

test('years without a title keep their place in the line', () => {
  const rows = yearRows(
    SOME_TOTALS.releaseYears.map(({ releaseYear, ...item }) => ({ ...item, year: releaseYear })),
  );
  expect(rows.map(({ label, count }) => [label, count])).toEqual([
    ['2018', 5],
    ['2019', 0],
    ['2020', 0],
    ['2021', 3],
  ]);
});

test('formats and countries lead to the filtered list, the most frequent first and ties by name', () => {
  expect(formatRows(SOME_TOTALS.formats, 'a b', 'anime').map(({ label, to }) => [label, to])).toEqual([
    ['TV', `/user/a%20b/anime?format=TV${COUNTED}`],
    ['Movie', `/user/a%20b/anime?format=MOVIE${COUNTED}`],
    ['OVA', `/user/a%20b/anime?format=OVA${COUNTED}`],
  ]);
  expect(countryRows(SOME_TOTALS.countries, 'aoi', 'manga').map(({ label, to }) => [label, to])).toEqual([
    ['Japan', `/user/aoi/manga?countryOfOrigin=JP${COUNTED}`],
    ['South Korea', `/user/aoi/manga?countryOfOrigin=KR${COUNTED}`],
  ]);
});

test('statuses have the names of their type and lead to the list of the status', () => {
  const labels = (type: 'anime' | 'manga') =>
    statusRows(SOME_TOTALS.statuses, 'aoi', type).map(({ label }) => label);
  expect(labels('anime')).toEqual(['Watching', 'Rewatching', 'Planning']);
  expect(labels('manga')).toEqual(['Reading', 'Rereading', 'Planning']);
  expect(statusRows(SOME_TOTALS.statuses, 'aoi', 'anime')[0]?.to).toBe('/user/aoi/anime?userStatus=CURRENT');
});
