import { activityLine } from './activity-line.ts';

it.each([
  ['watched episode', '5', 'watched episode 5 of'],
  ['read chapter', '3 - 5', 'read chapter 3 - 5 of'],
  ['plans to watch', null, 'plans to watch'],
  ['completed', null, 'completed'],
  ['', null, 'updated'],
])('%s with progress %s reads %s', (status, progress, line) => {
  expect(activityLine({ status, progress })).toBe(line);
});
