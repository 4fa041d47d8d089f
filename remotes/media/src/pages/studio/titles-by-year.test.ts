import type { StudioMediaEdge } from '@tsugi/data/operations/studio-media';
import { titlesByYear } from './titles-by-year.ts';

// Only what the years are made of.
const edge = (id: number, seasonYear: number | null, year: number | null = null) =>
  ({ id, isMainStudio: true, media: { id, seasonYear, startDate: { year } } }) as StudioMediaEdge;

it('groups titles by their year, those without one apart', () => {
  const groups = titlesByYear([
    edge(1, null),
    edge(2, 2026),
    edge(3, null, 2026),
    edge(4, 2024),
    edge(5, 2026),
  ]);
  expect(groups.map(({ label, edges }) => [label, edges.map(({ id }) => id)])).toEqual([
    ['To be announced', [1]],
    ['2026', [2, 3, 5]],
    ['2024', [4]],
  ]);
});
