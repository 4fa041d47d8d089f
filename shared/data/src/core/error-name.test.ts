import { errorName } from './error-name.ts';

it.each([
  [new TypeError('no'), 'TypeError'],
  [new DOMException('late', 'TimeoutError'), 'TimeoutError'],
  [{ name: 7 }, '7'],
  [{}, ''],
  ['TimeoutError', ''],
  [null, ''],
  [undefined, ''],
])('names what was thrown: %p', (thrown, name) => {
  expect(errorName(thrown)).toBe(name);
});
