/** Two rows of the widest grid; narrower ones hide what does not fill their own rows (see the styles). */
export const FIRST_CARDS = 8;

/** One column shows this many. */
export const FEWEST_CARDS = 5;

/** So many stand beside the feed; above it, on a phone, three. */
const COLUMN_CARDS = 3;

export type ShelfLayout = 'grid' | 'column';

/** More than the narrowest view of the layout shows: there is something to unfold. */
export function needsFoot(count: number, layout: ShelfLayout): boolean {
  return count > (layout === 'column' ? COLUMN_CARDS : FEWEST_CARDS);
}

/** In how many columns this many cards are all on show already, so that there is nothing to unfold. */
export function fits(count: number): 'one' | 'two' | 'four' | undefined {
  if (count <= FEWEST_CARDS) return 'one';
  if (count <= 6) return 'two';
  return count <= FIRST_CARDS ? 'four' : undefined;
}
