import { t } from '@tsugi/i18n/macro';
import { isListStatus, listStatusLabel, scoreText } from '@tsugi/ui/components';
import type { MediaType } from '../media/media-params.ts';

export interface OwnEntry {
  readonly status: string | null;
  readonly progress: number | null;
}

/** Statuses that say how far the user has come; a completed media is through, a planned one not begun. */
const WITH_PROGRESS = ['CURRENT', 'REPEATING', 'PAUSED', 'DROPPED'];

/** "Watching · 5 of 12", "Reading · 5", "Completed", or "Edit" without an entry. */
export function listButtonText(entry: OwnEntry | null, type: MediaType, total: number | null): string {
  if (!entry?.status) return t`Edit`;
  const label = isListStatus(entry.status) ? listStatusLabel(entry.status, type) : entry.status;
  if (!entry.progress || !WITH_PROGRESS.includes(entry.status)) return label;
  const { progress } = entry;
  return `${label} · ${total ? t`${progress} of ${total}` : progress}`;
}

/**
 * The own score as it stands on the button: "8.5", "85", "4 ★", or a face, which `ScoreText` draws. Empty without one, and while
 * the user's format is not known.
 */
export function ownScoreText(score: number | null | undefined, format: string | undefined): string {
  return format === undefined ? '' : scoreText(score, format).replace(/\/\d+/, '');
}

/** Whether one more episode or chapter can be counted. */
export function canProgress(entry: OwnEntry | null, total: number | null): boolean {
  if (entry?.status !== 'CURRENT' && entry?.status !== 'REPEATING') return false;
  return !total || (entry.progress ?? 0) < total;
}

/** Whether the number itself can be changed: while it is being watched or read, and where that was left off. */
export function countsProgress(entry: OwnEntry | null): boolean {
  return entry?.status !== null && entry?.status !== undefined && WITH_PROGRESS.includes(entry.status);
}
