import { mergeOptions, zoneOptions } from './setting-options.ts';

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((one) => one.value === value)?.label;

test('zones are written as the tracker has them, and shown with a sign', () => {
  const zones = zoneOptions('09:00');
  expect([labelOf(zones, '09:00'), labelOf(zones, '-03:30'), labelOf(zones, '05:45')]).toEqual([
    'UTC+09:00',
    'UTC−03:30',
    'UTC+05:45',
  ]);
  expect(zones.every(({ value }) => /^-?\d\d:\d\d$/.test(value))).toBe(true);
});

test('an account without a zone has none of them, and one with another zone keeps it', () => {
  expect(labelOf(zoneOptions(null), '')).toBe('Not set');
  expect(labelOf(zoneOptions('00:20'), '00:20')).toBe('UTC+00:20');
});

test.each([
  ['0', 'Never'],
  ['30', '30 minutes'],
  ['60', '1 hour'],
  ['720', '12 hours'],
  ['1440', '1 day'],
  ['20160', '14 days'],
  ['29160', 'Always'],
])('activities merge within %s minutes: %s', (minutes, label) => {
  expect(labelOf(mergeOptions(0), minutes)).toBe(label);
});

test('a time that the tracker does not offer stays in its place', () => {
  const values = mergeOptions(45).map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual(['0', '30', '45', '60']);
});
