import { seasonBetween } from './season-between.ts';

it.each([
  ['2026-12-20', undefined],
  ['2026-12-26', { season: 'WINTER', year: 2027 }],
  ['2027-01-01', undefined],
  ['2027-03-27', { season: 'SPRING', year: 2027 }],
])('on %s the season that no named header stands for is %j', (day, season) => {
  expect(seasonBetween(new Date(`${day}T12:00`))).toEqual(season);
});
