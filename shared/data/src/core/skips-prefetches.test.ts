/** @jest-environment jsdom */
import { skipsPrefetches } from './skips-prefetches.ts';

afterEach(() => {
  delete document.documentElement.dataset.dataSaver;
  Reflect.deleteProperty(navigator, 'connection');
});

function within(connection: object | undefined): boolean {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return skipsPrefetches();
}

it.each([
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a very slow connection', { effectiveType: 'slow-2g' }, true],
  ['a slow connection', { effectiveType: '2g' }, true],
  ['a connection that only has these letters in its name', { effectiveType: '2g-plus' }, false],
  ['a usual connection', { saveData: false, effectiveType: '3g' }, false],
  ['a browser without network information', undefined, false],
])('%s', (_what, connection, expected) => {
  expect(within(connection)).toBe(expected);
});

it('the setting of the device precedes what the browser says', () => {
  document.documentElement.dataset.dataSaver = 'off';
  expect(within({ saveData: true })).toBe(false);
  document.documentElement.dataset.dataSaver = 'on';
  expect(within({ saveData: false })).toBe(true);
});
