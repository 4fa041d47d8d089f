/** @jest-environment jsdom */
import { setPictureOwner } from './forget-pictures.ts';

const remove = jest.fn(async () => true);

beforeEach(() => {
  localStorage.clear();
  remove.mockClear();
  Object.defineProperty(globalThis, 'caches', { value: { delete: remove }, configurable: true });
});

test.each([
  ['stay while no account is signed in', undefined, undefined, 0],
  ['stay when an account signs in', undefined, 1, 0],
  ['stay when the same account returns', 1, 1, 0],
  ['stay while the profile is not loaded', 1, null, 0],
  ['stay when the id of the account becomes known', null, 1, 0],
  ['are deleted when the sign-in ended while no page was open', 1, undefined, 1],
  ['are deleted when it ended before the profile was loaded', null, undefined, 1],
  ['are deleted when another account signs in', 1, 2, 1],
])('stored pictures %s', (_what, before, now, times) => {
  setPictureOwner(before);
  setPictureOwner(now);
  expect(remove).toHaveBeenCalledTimes(times);
  setPictureOwner(now);
  expect(remove).toHaveBeenCalledTimes(times);
});

test('the stored owner stays while the profile is not loaded', () => {
  setPictureOwner(1);
  setPictureOwner(null);
  setPictureOwner(2);
  expect(remove).toHaveBeenCalledTimes(1);
});
