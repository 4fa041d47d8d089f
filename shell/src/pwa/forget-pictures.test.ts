/** @jest-environment jsdom */
import { keepPicturesOf } from './forget-pictures.ts';

const remove = jest.fn(async () => true);

beforeEach(() => {
  localStorage.clear();
  remove.mockClear();
  Object.defineProperty(globalThis, 'caches', { value: { delete: remove }, configurable: true });
});

test.each([
  ['stay while nobody has been signed in', undefined, undefined, 0],
  ['stay when somebody signs in', undefined, 1, 0],
  ['stay when the same reader comes back', 1, 1, 0],
  ['stay while it is not known yet that it is the same reader', 1, null, 0],
  ['stay when a reader who was not known by name is', null, 1, 0],
  ['go when the sign-in ended while no page was open', 1, undefined, 1],
  ['go when it ended before the profile had been read', null, undefined, 1],
  ['go when another reader comes', 1, 2, 1],
])('stored pictures %s', (_what, before, now, times) => {
  keepPicturesOf(before);
  keepPicturesOf(now);
  expect(remove).toHaveBeenCalledTimes(times);
  keepPicturesOf(now);
  expect(remove).toHaveBeenCalledTimes(times);
});

test('a reader remembered by name stays so until they are known again', () => {
  keepPicturesOf(1);
  keepPicturesOf(null);
  keepPicturesOf(2);
  expect(remove).toHaveBeenCalledTimes(1);
});
