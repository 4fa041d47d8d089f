import type { EntryChanges } from '../operations/save-media-list-entry.mutation.ts';
import type { MediaListStatus } from '../sources/tracker/generated/types.ts';

/** A date of which parts may be unknown. Month 1 to 12. */
export interface DateParts {
  readonly year?: number | null;
  readonly month?: number | null;
  readonly day?: number | null;
}

/** What an entry has before its status is chosen. A member that the page does not know is undefined. */
export interface EntryBefore {
  readonly progress?: number | null | undefined;
  readonly progressVolumes?: number | null | undefined;
  readonly startedAt?: DateParts | null | undefined;
  readonly completedAt?: DateParts | null | undefined;
}

/** How long a media is; null when unknown. */
export interface MediaTotals {
  readonly episodes: number | null;
  readonly chapters: number | null;
  readonly volumes: number | null;
}

/**
 * The members that a chosen status brings with it: Watching and Completed set an empty start date to today; Completed also
 * fills progress and volumes that are zero, and an empty finish date.
 * @param entry null when the media is not on the list yet
 * @param today of the user's own time zone: `datePartsOf(new Date())`
 */
export function membersForStatus(
  status: MediaListStatus,
  entry: EntryBefore | null,
  totals: MediaTotals,
  today: DateParts,
): EntryChanges {
  const isCompleted = status === 'COMPLETED';
  const total = totals.episodes ?? totals.chapters;
  const date = { year: today.year ?? null, month: today.month ?? null, day: today.day ?? null };
  return {
    status,
    ...((isCompleted || status === 'CURRENT') && isEmptyDate(entry, 'startedAt') ? { startedAt: date } : {}),
    ...(isCompleted && total && !entry?.progress ? { progress: total } : {}),
    ...(isCompleted && totals.volumes && !entry?.progressVolumes ? { progressVolumes: totals.volumes } : {}),
    ...(isCompleted && isEmptyDate(entry, 'completedAt') ? { completedAt: date } : {}),
  };
}

/** The day of a moment in the time zone of this device. */
export function datePartsOf(moment: Date): { year: number; month: number; day: number } {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** A date that the page does not know is not empty: it would be overwritten. */
function isEmptyDate(entry: EntryBefore | null, name: 'startedAt' | 'completedAt'): boolean {
  if (!entry) return true;
  const date = entry[name];
  if (date === undefined) return false;
  return !date?.year && !date?.month && !date?.day;
}

/**
 * Whether the service completes an entry when its progress becomes this: at the end of what is watched or read, or was planned; a
 * paused or dropped one stays that.
 * @param total episodes or chapters; null while unknown
 */
export function completesAt(
  next: number,
  { status, progress }: { readonly status: MediaListStatus | null; readonly progress: number | null },
  total: number | null,
): boolean {
  if (total === null || total === 0 || next < total || (progress ?? 0) >= total) return false;
  return status === 'CURRENT' || status === 'REPEATING' || status === 'PLANNING';
}
