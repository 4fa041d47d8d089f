import fc from 'fast-check';
import { isOrdered, opened, ordered, parseNumber } from './number-bounds.ts';

const LIMITS = { min: 0, max: 500 };
const end = fc.option(fc.integer(LIMITS), { nil: undefined });

it('reads whole numbers inside the limits and nothing else; one above them is the upper limit', () => {
  expect(
    ['', ' ', '0', '500', '501', '6000000000', '-1', '1e2', '1.5', '٣'].map((text) =>
      parseNumber(text, LIMITS),
    ),
  ).toEqual([undefined, undefined, 0, 500, 500, 500, ...Array.from({ length: 4 }, () => 'invalid')]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const number = parseNumber(text, LIMITS);
      expect(number === undefined || number === 'invalid' || (number >= 0 && number <= 500)).toBe(true);
    }),
  );
});

it('puts the lower bound first and keeps both', () => {
  fc.assert(
    fc.property(end, end, (from, to) => {
      const result = ordered({ from, to });
      expect(isOrdered(result)).toBe(true);
      expect([result.from, result.to].sort()).toEqual([from, to].sort());
    }),
  );
});

it('treats the ends of the limits as open', () => {
  expect(opened({ from: 0, to: 500 }, LIMITS)).toEqual({ from: undefined, to: undefined });
  expect(opened({ from: 1, to: 499 }, LIMITS)).toEqual({ from: 1, to: 499 });
});
