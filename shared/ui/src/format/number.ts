// Not by `Intl`: its first use in a page takes 10 ms of a fast processor, before the first card of every first screen.

/** 41204 to "41,204"; at most three decimals. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(rounded(value, 1000)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

const UNITS = ['', 'K', 'M', 'B', 'T'];

/** 182300 to "182.3K"; at most one decimal. */
export function formatCompact(value: number): string {
  let unit = 0;
  let size = value;
  // 999,950 is a million: what counts is the rounded number.
  while (Math.abs(rounded(size, 10)) >= 1000 && unit < UNITS.length - 1) {
    unit += 1;
    size = value / 1000 ** unit;
  }
  return `${rounded(size, 10)}${UNITS[unit]}`;
}

/** @param parts 10 for one decimal; halves are rounded away from zero */
function rounded(value: number, parts: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * parts)) / parts;
}
