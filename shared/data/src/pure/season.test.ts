import fc from 'fast-check';
import { currentSeason, followingSeason, nextSeason, previousSeason, seasonVariable } from './season.ts';

it.each([
  ['2026-01-01', 'WINTER', 2026],
  ['2026-03-24', 'WINTER', 2026],
  ['2026-03-25', 'WINTER', 2026],
  ['2026-03-31', 'WINTER', 2026],
  ['2026-04-01', 'SPRING', 2026],
  ['2026-09-30', 'SUMMER', 2026],
  ['2026-12-26', 'FALL', 2026],
  ['2026-12-31', 'FALL', 2026],
  ['2027-01-01', 'WINTER', 2027],
])('on %s the current season is %s %s: the one that airs, to its last day', (day, season, year) => {
  expect(currentSeason(new Date(`${day}T12:00`))).toEqual({ season, year });
});

it.each([
  ['2026-03-24', 'SPRING', 2026],
  ['2026-03-25', 'SUMMER', 2026],
  ['2026-12-24', 'WINTER', 2027],
  ['2026-12-26', 'SPRING', 2027],
])('on %s the next season is %s %s: a week ahead counts', (day, season, year) => {
  expect(nextSeason(new Date(`${day}T12:00`))).toEqual({ season, year });
});

it('leaves a season between the current and the next one in the last week of a season, and on no other day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(1990, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true }),
      (now) => {
        const following = followingSeason(currentSeason(now));
        const weekLater = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7);
        const isLastWeek = currentSeason(weekLater).season !== currentSeason(now).season;
        expect(nextSeason(now)).toEqual(isLastWeek ? followingSeason(following) : following);
      },
    ),
  );
});

const season = fc.record({
  season: fc.constantFrom('WINTER' as const, 'SPRING' as const, 'SUMMER' as const, 'FALL' as const),
  year: fc.integer({ min: 1970, max: 2100 }),
});

it('returns to the same season after one step forth and one back, and after four steps in the next year', () => {
  fc.assert(
    fc.property(season, (one) => {
      expect(previousSeason(followingSeason(one))).toEqual(one);
      expect(followingSeason(previousSeason(one))).toEqual(one);
      const later = [0, 1, 2, 3].reduce(followingSeason, one);
      expect(later).toEqual({ ...one, year: one.year + 1 });
    }),
  );
});

it('does not depend on the time of the day, also around the days when clocks change', () => {
  const day = fc.date({ min: new Date(1990, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const at = (hours: number, minutes: number) =>
        nextSeason(new Date(date.getFullYear(), date.getMonth(), date.getDate(), hours, minutes));
      expect(at(23, 59)).toEqual(at(12, 0));
      expect(at(0, 1)).toEqual(at(12, 0));
    }),
  );
});

test('variables of a request name the present and the next season', () => {
  // On the 28th of December it is fall; a week later it is winter, and the next season is the spring after it.
  const now = new Date(2026, 11, 28);
  const names = ['season', 'seasonYear', 'nextSeason', 'nextYear'] as const;
  expect(names.map((name) => seasonVariable(name, now))).toEqual(['FALL', 2026, 'SPRING', 2027]);
});
