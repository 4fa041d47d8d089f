import { DEFAULT_DEVICE_SETTINGS } from './device-settings.ts';
import { readSettings, validMembers } from './read-settings.ts';

test.each([null, undefined, 3, 'dark', [], {}])('%j is as good as nothing stored', (stored) => {
  expect(readSettings(stored)).toEqual(DEFAULT_DEVICE_SETTINGS);
});

test('a damaged member has its default, and the others stay', () => {
  const stored = {
    theme: 'purple',
    accent: 'teal',
    density: 3,
    motion: null,
    shields: 'all',
    shieldsOffered: true,
  };
  expect(readSettings(stored)).toEqual({ ...DEFAULT_DEVICE_SETTINGS, accent: 'teal', shieldsOffered: true });
});

test('all valid values pass', () => {
  const all = {
    ...{
      theme: 'black',
      accent: 'green',
      density: 'compact',
      startPage: '/user/:viewer/anime',
      motion: 'reduced',
    },
    ...{ dataSaver: 'off', shortcuts: 'off', shields: ['scores', 'characters'], shieldsOffered: true },
  };
  expect(readSettings(all)).toEqual(all);
});

test('unknown shields and unknown members are no settings', () => {
  expect(validMembers({ shields: ['scores', 'ghosts'], constructor: 'x', other: 1 })).toEqual({
    shields: ['scores'],
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'schedule', '/a b', ''])(
  'the start page is a path of the product, which %j is not',
  (startPage) => {
    expect(readSettings({ startPage }).startPage).toBe('/');
  },
);
