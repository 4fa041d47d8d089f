import fc from 'fast-check';
import { areaPoints, BAR_SCALE, barHeights, columnWidth, linePoints } from './chart-scale.ts';

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

test('a line passes over columns without a point, and its area ends below its ends', () => {
  expect(linePoints([null, 0.5, null, 1])).toBe('1.5,0.5 3.5,0');
  expect(areaPoints([null, 0.5, null, 1])).toBe('1.5,1 1.5,0.5 3.5,0 3.5,1');
  expect(areaPoints([null])).toBe('');
});

test('a column is as wide as its longest text', () => {
  expect(columnWidth(['1', 'Unknown'])).toBeGreaterThan(columnWidth(['1', '100']));
  expect(columnWidth([])).toBeGreaterThanOrEqual(0);
});
