/** Two rows of the widest grid; narrower ones hide what does not fill their own rows (see the styles). */
export const FIRST_CARDS = 8;

/** One column shows this many. */
export const FEWEST_CARDS = 5;

/** In how many columns this many cards are all on show already, so that there is nothing to unfold. */
export function fits(count: number): 'one' | 'two' | 'four' | undefined {
  if (count <= FEWEST_CARDS) return 'one';
  if (count <= 6) return 'two';
  return count <= FIRST_CARDS ? 'four' : undefined;
}
