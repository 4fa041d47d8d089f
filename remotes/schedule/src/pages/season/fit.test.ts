import fc from 'fast-check';
import { fitFor } from './fit.ts';

const taste = {
  meanScore: 70,
  genres: [
    { name: 'Drama', count: 80, meanScore: 84 },
    { name: 'Comedy', count: 60, meanScore: 70 },
    { name: 'Horror', count: 20, meanScore: 45 },
  ],
  tags: [
    { name: 'Time Skip', count: 30, meanScore: 88 },
    { name: 'Gore', count: 12, meanScore: 40 },
  ],
};
const fit = fitFor(taste);
const of = (genres: string[], tags: { name: string; rank: number }[] = []) => fit({ genres, tags }) ?? -1;

it('puts what the user has watched often and rated well before what they rated badly', () => {
  expect(of(['Drama'])).toBeGreaterThan(of(['Comedy']));
  expect(of(['Comedy'])).toBeGreaterThan(of(['Horror']));
  expect(of(['Drama', 'Horror'])).toBeLessThan(of(['Drama']));
});

it('counts a genre that the user has never watched against a title', () => {
  expect(of(['Drama', 'Mecha'])).toBeLessThan(of(['Drama']));
});

it('lets a tag count by how much it says of the title', () => {
  const gore = (rank: number) => of(['Comedy'], [{ name: 'Gore', rank }]);
  expect(gore(90)).toBeLessThan(gore(20));
  expect(gore(20)).toBeLessThan(of(['Comedy']));
  expect(of(['Comedy'], [{ name: 'Never heard of', rank: 100 }])).toBe(of(['Comedy']));
});

it('compares how often genres were watched when the user gives no scores', () => {
  const unrated = fitFor({
    meanScore: 0,
    tags: [],
    genres: [
      { name: 'Drama', count: 50, meanScore: 0 },
      { name: 'Music', count: 1, meanScore: 0 },
    ],
  });
  expect(unrated({ genres: ['Drama'], tags: [] })).toBeGreaterThan(
    unrated({ genres: ['Music'], tags: [] }) ?? 100,
  );
});

it('says nothing of a title without genres, and nothing to a user without a list', () => {
  expect(fit({ genres: [], tags: [] })).toBeUndefined();
  expect(fitFor({ meanScore: 0, genres: [], tags: [] })({ genres: ['Drama'], tags: [] })).toBeUndefined();
});

it('stays between 0 and 100 for any list', () => {
  const item = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    count: fc.nat(5000),
    meanScore: fc.integer({ min: 0, max: 100 }),
  });
  const any = fc.record({
    meanScore: fc.integer({ min: 0, max: 100 }),
    genres: fc.array(item),
    tags: fc.array(item),
  });
  const titles = fc.record({
    genres: fc.array(fc.constantFrom('a', 'b', 'd')),
    tags: fc.array(fc.record({ name: fc.constantFrom('a', 'c'), rank: fc.integer({ min: 0, max: 100 }) })),
  });
  fc.assert(
    fc.property(any, titles, (list, title) => {
      const value = fitFor(list)(title);
      expect(value === undefined || (value >= 0 && value <= 100)).toBe(true);
    }),
  );
});
