import { clipFailure, clockText } from './clip-failure.ts';

const fine = { isOnline: true, playsWebm: true };

it.each([
  [{ ...fine, code: 4, isOnline: false }, /offline/, true],
  [{ ...fine, code: 4, playsWebm: false }, /cannot play WebM/, false],
  [{ ...fine, code: 2 }, /connection to the clip was lost/, true],
  [{ ...fine, code: 3 }, /damaged/, false],
  [{ ...fine, code: 4 }, /did not arrive/, true],
  [{ ...fine, code: 1 }, /did not arrive/, true],
])('%j', (input, text, canRetry) => {
  expect(clipFailure(input)).toEqual({ text: expect.stringMatching(text), canRetry });
});

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
