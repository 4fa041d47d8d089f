import fc from 'fast-check';
import { visibleRows } from './use-virtual-rows.ts';

const layouts = fc.record({
  columns: fc.integer({ min: 1, max: 9 }),
  rowHeight: fc.integer({ min: 40, max: 400 }),
  top: fc.integer({ min: -200_000, max: 2_000 }),
  viewportHeight: fc.integer({ min: 300, max: 1_500 }),
});

it('covers the visible part of the list, in whole rows, and keeps the height of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), layouts, (count, layout) => {
      const { columns, rowHeight, top, viewportHeight } = layout;
      const rows = Math.ceil(count / columns);
      const { first, end, before, after } = visibleRows(count, layout);
      expect(first % columns).toBe(0);
      expect(before).toBe((first / columns) * rowHeight);
      const shownRows = Math.ceil((end - first) / columns);
      expect(before + shownRows * rowHeight + after).toBe(rows * rowHeight);
      for (let row = 0; row < rows; row += 1) {
        const isVisible = top + (row + 1) * rowHeight > 0 && top + row * rowHeight < viewportHeight;
        if (!isVisible) continue;
        expect(row * columns).toBeGreaterThanOrEqual(first);
        expect(row * columns).toBeLessThan(end);
      }
    }),
  );
});

it('counts each row with its own height where that is known', () => {
  const layout = {
    columns: 3,
    rowHeight: 200,
    measured: new Map([
      [0, 250],
      [2, 300],
      [20, 260],
    ]),
    viewportHeight: 800,
  };
  // 60 rows; of those before row 10 two are higher, by 50 and 100 px; margin 800 px.
  const { first, before, end, after } = visibleRows(180, { ...layout, top: -(10 * 200 + 150 + 800) });
  expect(first).toBe(10 * 3);
  expect(before).toBe(10 * 200 + 150);
  expect(after).toBe((60 - end / 3) * 200);
  expect(end).toBe(22 * 3);
});

it('renders a few screens of a long list only', () => {
  const layout = { columns: 7, rowHeight: 340, top: -100_000, viewportHeight: 900 };
  const { first, end } = visibleRows(5_000, layout);
  expect(end - first).toBeLessThanOrEqual(10 * 7);
});

it('renders a row 500 px below a low screen, where the last result asks for the next page', () => {
  const layout = { columns: 3, rowHeight: 230, top: 100, viewportHeight: 320 };
  // Row 3 begins at 100 + 3 * 230 = 790 px, within 320 + 500.
  expect(visibleRows(300, layout).end).toBeGreaterThanOrEqual(4 * 3);
});

it('renders everything while nothing is measured', () => {
  expect(visibleRows(100, undefined)).toEqual({ first: 0, end: 100, before: 0, after: 0 });
});

it('ends with a row that is the last one for now, and leaves the height of the others', () => {
  const layout = { columns: 7, rowHeight: 300, top: 200, viewportHeight: 900 };
  expect(visibleRows(35, layout)).toEqual({ first: 0, end: 35, before: 0, after: 0 });
  expect(visibleRows(35, layout, 21)).toEqual({ first: 0, end: 21, before: 0, after: 600 });
  expect(visibleRows(35, layout, 20)).toEqual({ first: 0, end: 21, before: 0, after: 600 });
});
