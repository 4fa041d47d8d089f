import { bootResult } from './boot-result.ts';
import { initialEntryKey } from './initial-entry-key.ts';

it('is the same all the time in a document, and another one in another document', () => {
  const key = initialEntryKey();
  expect(key).toMatch(/^first-\d/);
  expect(initialEntryKey()).toBe(key);
  const real = globalThis.performance;
  Object.assign(globalThis, { performance: { timeOrigin: real.timeOrigin + 1 } });
  expect(initialEntryKey()).not.toBe(key);
  Object.assign(globalThis, { performance: real });
});

it('finds what the boot script handed over, and nothing where it did not run', () => {
  expect(bootResult()).toBeUndefined();
  const handed = { uncaught: [] };
  Object.assign(globalThis, { __tsugi: handed });
  expect(bootResult()).toBe(handed);
  Reflect.deleteProperty(globalThis, '__tsugi');
});
