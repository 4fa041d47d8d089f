/** Two rows of the widest grid; narrower ones hide what does not fill their own rows (see the styles). */
export const FIRST_CARDS = 8;
