import type { EntryChanges } from '@tsugi/data';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';

const NO_DATE = { year: null, month: null, day: null };

/**
 * What takes a completion back that the last press of plus has caused: the progress before it, and what the service
 * itself has filled in with the status: the volumes, the count of repeats, the day.
 * @param entry as it was when it left the list, with all of it seen
 */
export function undoCompletion(entry: CurrentEntry): EntryChanges {
  const { status, progress, progressVolumes, repeat, completedAt, media } = entry;
  return {
    status: status ?? 'CURRENT',
    progress: progress - 1,
    ...(media.type === 'MANGA' ? { progressVolumes } : {}),
    ...(status === 'REPEATING' ? { repeat } : {}),
    // A day that was there before has been left alone.
    ...(completedAt?.year ? {} : { completedAt: NO_DATE }),
  };
}
