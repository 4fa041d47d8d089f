import fc from 'fast-check';
import { firstDayOf, neighboursOf, parseSeason, seasonPagePath, timeOfSeason } from './season-segment.ts';

const now = new Date(2026, 10, 20);

it('reads the season of a path in any case, and TBA', () => {
  expect(parseSeason('Fall-2026', now)).toEqual({ season: 'FALL', year: 2026 });
  expect(parseSeason('TBA', now)).toBe('tba');
});

it.each(['', 'fall', 'fall-26', 'autumn-2026', 'fall-1900', 'fall-2040', 'fall-2026-x', 'fall--2026'])(
  'a path with “%s” is no season',
  (segment) => {
    expect(parseSeason(segment, now)).toBeUndefined();
  },
);

it('every season has one path, and its neighbours lead back to it', () => {
  const seasons = fc.record({
    season: fc.constantFrom('WINTER' as const, 'SPRING' as const, 'SUMMER' as const, 'FALL' as const),
    year: fc.integer({ min: 1950, max: 2027 }),
  });
  fc.assert(
    fc.property(seasons, (season) => {
      expect(parseSeason(seasonPagePath(season).split('/').at(-1) ?? '', now)).toEqual(season);
      const { earlier, later } = neighboursOf(season);
      expect(earlier && neighboursOf(earlier).later).toEqual(season);
      expect(later && firstDayOf(later)).toBeGreaterThan(firstDayOf(season));
    }),
  );
});

it('tells past, present and future seasons apart', () => {
  expect(timeOfSeason({ season: 'SUMMER', year: 2026 }, now)).toBe('past');
  expect(timeOfSeason({ season: 'FALL', year: 2026 }, now)).toBe('present');
  expect(timeOfSeason({ season: 'WINTER', year: 2027 }, now)).toBe('future');
  expect(timeOfSeason('tba', now)).toBe('future');
});

it('a season begins with its quarter', () => {
  expect(firstDayOf({ season: 'FALL', year: 2026 })).toBe(20261001);
  expect(firstDayOf({ season: 'WINTER', year: 2027 })).toBe(20270101);
});
