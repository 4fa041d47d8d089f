import { type Box, cardInDirection } from './nearest-card.ts';

/** Rows of cards of 100 by 150 px with gaps of 10, the second group below a heading. */
function layout(...rows: readonly { readonly top: number; readonly count: number }[]): readonly Box[] {
  return rows.flatMap(({ top, count }) =>
    Array.from({ length: count }, (_, index) => ({
      top,
      bottom: top + 150,
      left: index * 110,
      right: index * 110 + 100,
    })),
  );
}
const page = layout({ top: 0, count: 4 }, { top: 160, count: 2 }, { top: 400, count: 4 });

it('left and right follow the order of the page, over rows and groups', () => {
  expect(cardInDirection(page, 3, 'ArrowRight')).toBe(4);
  expect(cardInDirection(page, 6, 'ArrowLeft')).toBe(5);
});

it('from right to left the left key leads on', () => {
  expect(cardInDirection(page, 3, 'ArrowLeft', true)).toBe(4);
  expect(cardInDirection(page, 6, 'ArrowRight', true)).toBe(5);
});

it('up and down lead into the next row, to the nearest card', () => {
  expect(cardInDirection(page, 1, 'ArrowDown')).toBe(5);
  // The row below is shorter.
  expect(cardInDirection(page, 3, 'ArrowDown')).toBe(5);
  expect(cardInDirection(page, 5, 'ArrowDown')).toBe(7);
  expect(cardInDirection(page, 9, 'ArrowUp')).toBe(5);
  expect(cardInDirection(page, 4, 'ArrowUp')).toBe(0);
});

it('stays at the edges of the page, and for other keys', () => {
  expect(cardInDirection(page, 0, 'ArrowLeft')).toBeUndefined();
  expect(cardInDirection(page, 9, 'ArrowRight')).toBeUndefined();
  expect(cardInDirection(page, 2, 'ArrowUp')).toBeUndefined();
  expect(cardInDirection(page, 8, 'ArrowDown')).toBeUndefined();
  expect(cardInDirection(page, 1, 'Enter')).toBeUndefined();
});
