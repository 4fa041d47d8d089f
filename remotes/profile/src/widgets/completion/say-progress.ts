import { completesAt } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { completionMessage, joinItems, toastUndo } from '@tsugi/ui/components';
import type { OwnEntry } from './own-entry.ts';

/** What the user counts. */
export interface ProgressChange {
  readonly progress?: number;
  readonly progressVolumes?: number;
}

/** A media and the own entry of it, before a change. */
export interface CountedEntry {
  readonly mediaId: number;
  readonly title: string;
  readonly type: 'ANIME' | 'MANGA';
  readonly entry: OwnEntry;
  /** Episodes or chapters; null while unknown. */
  readonly total: number | null;
  readonly volumes: number | null;
}

/** What completes a title, for the message that says so; undefined for a change that does not. */
export function completionOf({ entry, total, ...counted }: CountedEntry, change: ProgressChange) {
  const { progress } = change;
  if (progress === undefined || !completesAt(progress, entry, total)) return undefined;
  const { mediaId, title, type } = counted;
  return completionMessage({
    mediaId,
    title,
    type,
    entry: { ...entry, ...change, status: 'COMPLETED' },
  });
}

/** "7 of 12", "Volume 3", "Completed". */
export function progressText({ entry, total, volumes }: CountedEntry, change: ProgressChange): string {
  const { progress, progressVolumes } = change;
  if (progress !== undefined && completesAt(progress, entry, total)) return t`Completed`;
  const counts = [
    ...(progress === undefined ? [] : [total ? t`${progress} of ${total}` : `${progress}`]),
    ...(progressVolumes === undefined
      ? []
      : [volumes ? t`volume ${progressVolumes} of ${volumes}` : t`volume ${progressVolumes}`]),
  ];
  return joinItems(counts);
}

/** Says how far the user has come, with Undo; with the change that completes a title, what one may want to do then. */
export function sayProgress(counted: CountedEntry, change: ProgressChange, undo: () => void): void {
  toastUndo(counted.title, progressText(counted, change), undo, completionOf(counted, change));
}
