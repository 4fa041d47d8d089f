import { formatFuzzyDate } from '@tsugi/ui/components';

const DAY_MS = 86_400_000;

export interface Joined {
  /** "Mar 3, 2021" */
  readonly date: string;
  /** For `<time>`: "2021-03-03". */
  readonly iso: string;
  /** Whole days since then. */
  readonly days: number;
}

/** @param createdAtSeconds Unix time; very old accounts have none */
export function joined(createdAtSeconds: number | null | undefined, now: number): Joined | undefined {
  if (!createdAtSeconds) return undefined;
  const date = new Date(createdAtSeconds * 1000);
  const days = Math.max(0, Math.floor((now - date.getTime()) / DAY_MS));
  return {
    date: formatFuzzyDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }),
    iso: date.toISOString().slice(0, 10),
    days,
  };
}
