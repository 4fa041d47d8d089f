/** Addresses whose pages are the shell's own, from the product's root. */
export const OWN_PATHS: ReadonlySet<string> = new Set(['/', '/authentication']);
