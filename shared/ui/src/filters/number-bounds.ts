/** Both ends belong to the range; an undefined end is open. */
export interface NumberBounds {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads what is typed in a box. A number above the limits is the upper one: its first digits are a smaller number, which has
 * been read already. One below them may still be typed to its end.
 * @returns undefined for an empty box, `invalid` for anything but a whole number from the lower limit on
 */
export function parseNumber(text: string, { min, max }: NumberLimits): number | undefined | 'invalid' {
  if (text.trim() === '') return undefined;
  if (!/^\d{1,15}$/.test(text.trim())) return 'invalid';
  const number = Number(text);
  return number >= min ? Math.min(number, max) : 'invalid';
}

export function isOrdered({ from, to }: NumberBounds): boolean {
  return from === undefined || to === undefined || from <= to;
}

/** The bounds with the lower one first. */
export function ordered(bounds: NumberBounds): NumberBounds {
  return isOrdered(bounds) ? bounds : { from: bounds.to, to: bounds.from };
}

/** Bounds at the ends of the limits filter nothing: they are open. */
export function opened({ from, to }: NumberBounds, { min, max }: NumberLimits): NumberBounds {
  return { from: from === min ? undefined : from, to: to === max ? undefined : to };
}
