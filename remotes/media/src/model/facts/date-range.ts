import { type FuzzyDate, formatFuzzyDate } from '@tsugi/ui/components';

/** "Oct 4 to Dec 20, 2026", "Oct 4, 2026" for a single day, "Oct 2026 to ?" while it goes on, or an empty string. */
export function dateRange(start: FuzzyDate | null, end: FuzzyDate | null, goesOn: boolean): string {
  const from = formatFuzzyDate(start);
  const to = formatFuzzyDate(end);
  if (!from) return to && `until ${to}`;
  if (!to) return goesOn ? `${from} to ?` : from;
  if (from === to) return from;
  const isOneYear = start?.year === end?.year && start?.month && end?.month;
  return `${isOneYear ? formatFuzzyDate({ ...start, year: null }) : from} to ${to}`;
}
