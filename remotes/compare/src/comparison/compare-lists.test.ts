import fc from 'fast-check';
import { type ComparedEntry, compareLists, neededUsers } from './compare-lists.ts';

function entry(mediaId: number, score = 0, repeat = 0): ComparedEntry {
  return { mediaId, score, repeat, title: `Title ${mediaId}` };
}

const ids = (result: readonly { mediaId: number }[]) => result.map((title) => title.mediaId);

test('only titles that every included user has are shared', () => {
  const included = [
    [entry(1), entry(2)],
    [entry(2), entry(3)],
  ];
  expect(ids(compareLists({ included, excluded: [] }))).toEqual([2]);
});

test('with fewer reviews needed, titles of some users are enough', () => {
  const included = [
    [entry(1), entry(2)],
    [entry(2), entry(3)],
    [entry(2), entry(3)],
  ];
  expect(ids(compareLists({ included, excluded: [], reviewsNeeded: 2 }))).toEqual([2, 3]);
});

test('reviews needed is at least one and means everyone from the number of users on', () => {
  expect(neededUsers(0, 3)).toBe(1);
  expect(neededUsers(2, 3)).toBe(2);
  expect(neededUsers(7, 3)).toBe(3);
  expect(neededUsers(1.5, 3)).toBe(3);
  expect(neededUsers(undefined, 3)).toBe(3);
});

test('titles of an excluded user are removed', () => {
  const included = [[entry(1), entry(2)]];
  expect(ids(compareLists({ included, excluded: [[entry(1)]] }))).toEqual([2]);
});

test('without an included user there is nothing to share', () => {
  expect(compareLists({ included: [], excluded: [[entry(1)]] })).toEqual([]);
  expect(compareLists({ included: [], excluded: [] })).toEqual([]);
});

test('the average counts given scores only, and rewatches add up', () => {
  const included = [[entry(1, 80, 1)], [entry(1, 0, 2)], [entry(1, 95)]];
  expect(compareLists({ included, excluded: [] })).toEqual([{ mediaId: 1, average: 87.5, repeat: 3 }]);
});

test('a title without a score has no average and stands last', () => {
  const included = [[entry(1), entry(2, 10)]];
  expect(compareLists({ included, excluded: [] })).toEqual([
    { mediaId: 2, average: 10, repeat: 0 },
    { mediaId: 1, average: null, repeat: 0 },
  ]);
});

test('when scores may not be missing, an entry without one does not count as having the title', () => {
  const included = [
    [entry(1, 80), entry(2, 70)],
    [entry(1), entry(2, 60)],
  ];
  expect(ids(compareLists({ included, excluded: [], missingScore: false }))).toEqual([2]);
});

test('a title that stands on several lists of one user counts once', () => {
  const included = [[entry(1, 50), entry(1, 50)], [entry(2)]];
  expect(compareLists({ included, excluded: [] })).toEqual([]);
});

test('equal averages are in the order of their titles', () => {
  const included = [
    [
      { ...entry(1, 70), title: 'Beta' },
      { ...entry(2, 70), title: 'Alpha' },
    ],
  ];
  expect(ids(compareLists({ included, excluded: [] }))).toEqual([2, 1]);
});

const anyEntry = fc
  .record({ mediaId: fc.integer({ min: 1, max: 12 }), score: fc.integer({ min: 0, max: 100 }) })
  .map(({ mediaId, score }) => entry(mediaId, score));
const anyLists = fc.array(fc.array(anyEntry, { maxLength: 10 }), { maxLength: 4 });

test('for any lists, averages fall, lie within the scores, and nothing excluded is left', () => {
  fc.assert(
    fc.property(anyLists, anyLists, fc.integer({ min: 1, max: 4 }), (included, excluded, reviewsNeeded) => {
      const result = compareLists({ included, excluded, reviewsNeeded });
      const averages = result.map((title) => title.average ?? 0);
      expect(averages).toEqual([...averages].sort((a, b) => b - a));
      const removed = new Set(excluded.flat().map(({ mediaId }) => mediaId));
      for (const { mediaId, average } of result) {
        expect(removed.has(mediaId)).toBe(false);
        if (average !== null) expect(average).toBeGreaterThan(0);
        expect(average ?? 0).toBeLessThanOrEqual(100);
        const owners = included.filter((list) => list.some((one) => one.mediaId === mediaId));
        expect(owners.length).toBeGreaterThanOrEqual(Math.min(reviewsNeeded, included.length));
      }
    }),
  );
});
