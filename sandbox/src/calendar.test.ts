import { fuzzyDate, fuzzyInt, seasonAt, seasonStart, shiftSeason } from './calendar.ts';

test('each season has three months', () => {
  const seasons = Array.from({ length: 12 }, (_, month) => seasonAt(Date.UTC(2026, month, 15)).season);
  expect(seasons).toEqual([
    ...Array<string>(3).fill('WINTER'),
    ...Array<string>(3).fill('SPRING'),
    ...Array<string>(3).fill('SUMMER'),
    ...Array<string>(3).fill('FALL'),
  ]);
});

test('seasons are counted across years, both ways', () => {
  expect(shiftSeason({ season: 'FALL', year: 2026 }, 1)).toEqual({ season: 'WINTER', year: 2027 });
  expect(shiftSeason({ season: 'WINTER', year: 2026 }, -5)).toEqual({ season: 'FALL', year: 2024 });
  expect(seasonStart({ season: 'SPRING', year: 2026 })).toBe(Date.UTC(2026, 3, 1));
});

test('dates compare as numbers, with zeroes for what is unknown', () => {
  expect(fuzzyInt(fuzzyDate(Date.UTC(2026, 10, 21)))).toBe(20_261_121);
  expect(fuzzyInt({ year: 2026, month: null, day: null })).toBe(20_260_000);
  expect(fuzzyInt({ year: null, month: 5, day: 1 })).toBe(0);
});
