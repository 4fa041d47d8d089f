import fc from 'fast-check';
import { BAR_SCALE, barHeights, linePoints } from './chart-scale.ts';

test('the greatest value takes 85% of the height, and the others their part of it', () => {
  expect(barHeights([10, 5, 0])).toEqual([0.85, 0.425, 0]);
});

test('no list of numbers makes a height that cannot be drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (values) => {
      for (const height of barHeights(values)) {
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(BAR_SCALE);
      }
      expect(linePoints(barHeights(values))).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test('the points of a line stand in the middle of their columns', () => {
  expect(linePoints([0.85, 0])).toBe('0.5,0.15 1.5,1');
});
