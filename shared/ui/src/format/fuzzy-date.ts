/** A date of which parts may be unknown. Month 1 to 12. */
export interface FuzzyDate {
  readonly year?: number | null | undefined;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Oct 4, 2026", "Oct 2026", "2026", "Oct 4" (a birthday), or an empty string: as much as is known. */
export function formatFuzzyDate(date: FuzzyDate | null | undefined): string {
  if (!date) return '';
  const month = MONTHS[(date.month ?? 0) - 1];
  const year = date.year ? String(date.year) : '';
  if (!month) return year;
  if (!date.day) return [month, year].filter(Boolean).join(' ');
  return [`${month} ${date.day}`, year].filter(Boolean).join(', ');
}

/** YYYY-MM-DD as date inputs want it, or an empty string when a part is missing. */
export function isoFuzzyDate(date: FuzzyDate | null | undefined): string {
  if (!date?.year || !date.month || !date.day) return '';
  return [String(date.year).padStart(4, '0'), pad(date.month), pad(date.day)].join('-');
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
