/** How many works a section of a home or browse page shows. */
export const ROW_SIZE = 6;
