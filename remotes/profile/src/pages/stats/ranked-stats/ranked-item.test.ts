import { type RankedItem, rankItems } from './ranked-item.ts';

function item(name: string, count: number, minutesWatched: number, meanScore: number): RankedItem {
  return {
    id: name,
    name,
    to: '/',
    count,
    minutesWatched,
    chaptersRead: minutesWatched * 10,
    meanScore,
    mediaIds: [],
  };
}

const items = [item('Drama', 5, 10, 0), item('Comedy', 5, 30, 70.5), item('Action', 2, 30, 90)];
const names = (...args: Parameters<typeof rankItems>) => rankItems(...args).map(({ name }) => name);

test('the greatest come first, by titles, by time or chapters, or by mean score; ties by name', () => {
  expect(names(items, 'count', 'anime')).toEqual(['Comedy', 'Drama', 'Action']);
  expect(names(items, 'progress', 'anime')).toEqual(['Action', 'Comedy', 'Drama']);
  expect(names(items, 'progress', 'manga')).toEqual(['Action', 'Comedy', 'Drama']);
  expect(names(items, 'score', 'anime')).toEqual(['Action', 'Comedy', 'Drama']);
});
