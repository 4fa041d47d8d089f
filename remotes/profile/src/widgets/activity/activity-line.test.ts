import { setLanguage } from '@tsugi/i18n';
import { activityLine, activityParts } from './activity-line.ts';

it.each([
  ['watched episode', '5', 'watched episode 5 of'],
  ['read chapter', '3 - 5', 'read chapter 3 - 5 of'],
  ['plans to watch', null, 'plans to watch'],
  ['completed', null, 'completed'],
  ['', null, 'updated'],
])('%s with progress %s reads %s', (status, progress, line) => {
  expect(activityLine({ status, progress }, 'Paper Moon')).toBe(`${line} Paper Moon`);
});

it.each([
  'watched episode',
  'rewatched episode',
  'read chapter',
  'reread chapter',
  'plans to watch',
  'plans to read',
  'paused watching',
  'paused reading',
  'completed',
  'dropped',
  'rewatched',
  'reread',
  '',
  'painted',
])('says "%s" in words of its own in other languages, with the title once', (status) => {
  const english = activityParts({ status, progress: '5' });
  setLanguage('de');
  // Without a catalogue the messages are English.
  const own = activityParts({ status, progress: '5' });
  setLanguage('en');
  expect(own.filter((part) => part === null)).toHaveLength(1);
  expect(english.join('')).toContain(own.join('').trim().replace(/ 5$/, ''));
});
