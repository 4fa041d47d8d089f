import { type ScoreFormat, scoreText } from '@tsugi/ui/components';

export interface EntryFacts {
  /** In the user's own format; 0 for none. */
  readonly score: number;
  readonly progress: number;
  /** Episodes or chapters there are; null when unknown. */
  readonly total: number | null | undefined;
  readonly scoreFormat: ScoreFormat;
}

/** How far the user is and what it was worth, "5 of 12 · 8.5/10"; null when there is neither. */
export function entryLine({ score, progress, total, scoreFormat }: EntryFacts): string | null {
  const parts = [progressText(progress, total), scoreText(score, scoreFormat)].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' · ');
}

function progressText(progress: number, total: number | null | undefined): string {
  if (progress <= 0) return '';
  return total ? `${progress} of ${total}` : `${progress}`;
}
