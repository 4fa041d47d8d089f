import { savesData } from './saves-data.ts';

it.each([
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a very slow connection', { effectiveType: 'slow-2g' }, true],
  ['a slow connection', { effectiveType: '2g' }, true],
  ['a connection that only has these letters in its name', { effectiveType: '2g-plus' }, false],
  ['a usual connection', { saveData: false, effectiveType: '3g' }, false],
])('%s', (_what, connection, expected) => {
  expect(savesData({ connection })).toBe(expected);
});

it('a browser without network information is not slow', () => {
  expect(savesData({})).toBe(false);
  expect(savesData(undefined)).toBe(false);
});
