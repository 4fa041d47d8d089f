/** A box on the page in CSS pixels, such as `getBoundingClientRect` gives. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/**
 * The card that an arrow key leads to: left and right in the order of the page, up and down into the next row, to the card whose
 * middle is nearest. Groups begin rows of their own, so that the last row of one leads into the first of the next.
 * @param cards in the order of the page
 * @param isRightToLeft the order of the page goes from right to left
 * @returns its place among them; undefined at an edge of the page, and for other keys
 */
export function cardInDirection(
  cards: readonly Box[],
  from: number,
  key: string,
  isRightToLeft = false,
): number | undefined {
  const current = cards[from];
  if (!current) return undefined;
  const [back, on] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return from > 0 ? from - 1 : undefined;
  if (key === on) return from + 1 < cards.length ? from + 1 : undefined;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const isDown = key === 'ArrowDown';
  const beyond = cards.filter((one) => (isDown ? one.top >= current.bottom : one.bottom <= current.top));
  const edge = isDown ? Math.min(...beyond.map(({ top }) => top)) : Math.max(...beyond.map(({ top }) => top));
  const middle = (box: Box) => (box.left + box.right) / 2;
  const [nearest] = beyond
    // Cards of one row may differ by a fraction of a pixel.
    .filter(({ top }) => Math.abs(top - edge) < 2)
    .toSorted((a, b) => Math.abs(middle(a) - middle(current)) - Math.abs(middle(b) - middle(current)));
  return nearest && cards.indexOf(nearest);
}
