import { directionOf, orderAfter, tableColumns } from './table-columns.ts';

const labels = (...args: Parameters<typeof tableColumns>) => tableColumns(...args).map(({ label }) => label);

test('a manga list has chapters and volumes, and only a list of one’s own repeats the status', () => {
  expect(labels('anime', false)).toEqual([
    'Title',
    'Format',
    'Year',
    'Score',
    'Progress',
    'Started',
    'Finished',
    'Updated',
  ]);
  expect(labels('manga', false)).toEqual(expect.arrayContaining(['Chapters', 'Volumes']));
  expect(labels('anime', true)).toContain('Status');
});

test('a head sorts by itself with its natural direction first, and turns it with the next press', () => {
  const byUpdate = { sort: 'updated', reverse: true } as const;
  const byScore = orderAfter('score', byUpdate);
  expect(byScore).toEqual({ sort: 'score', reverse: false });
  expect(directionOf('score', byScore)).toBe('descending');
  expect(directionOf('title', byScore)).toBeUndefined();
  const turned = orderAfter('score', byScore);
  expect(directionOf('score', turned)).toBe('ascending');
  expect(orderAfter('score', turned)).toEqual(byScore);
  expect(directionOf('title', { sort: 'title', reverse: false })).toBe('ascending');
  expect(directionOf('title', { sort: 'title', reverse: true })).toBe('descending');
});
