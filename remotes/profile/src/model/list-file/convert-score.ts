import type { ScoreFormat } from '@tsugi/data/wire/tracker';
import type { FileScore } from './file-entry.ts';

/** A score of 0 to 100, as the tracker stores it, in a format; 0 is none. As the tracker itself converts. */
export function scoreIn(format: ScoreFormat, of100: number): number {
  if (of100 <= 0) return 0;
  switch (format) {
    case 'POINT_100':
      return Math.round(of100);
    case 'POINT_10_DECIMAL':
      return Math.round(of100) / 10;
    case 'POINT_10':
      return Math.max(1, Math.round(of100 / 10));
    case 'POINT_5':
      return Math.max(1, Math.min(5, Math.ceil(of100 / 20)));
    case 'POINT_3':
      if (of100 < 48) return 1;
      return of100 < 73 ? 2 : 3;
  }
}

const OF_SMILEYS = [0, 35, 60, 85] as const;

/** What the tracker stores, 0 to 100, for a score that is entered in a format. */
export function scoreOf100(format: ScoreFormat, score: number): number {
  if (score <= 0) return 0;
  switch (format) {
    case 'POINT_100':
      return Math.min(100, Math.round(score));
    case 'POINT_10_DECIMAL':
      return Math.min(100, Math.round(score * 10));
    case 'POINT_10':
      return Math.min(100, Math.round(score) * 10);
    case 'POINT_5':
      return Math.min(90, Math.round(score) * 20 - 10);
    case 'POINT_3':
      return OF_SMILEYS[Math.min(3, Math.round(score))] ?? 85;
  }
}

/** A score of a file in the format of the user. */
export function convertScore({ value, format, of100 }: FileScore, to: ScoreFormat): number {
  return format === to ? value : scoreIn(to, of100 ?? scoreOf100(format, value));
}

/**
 * Whether an entry has the score of a file already. A file in a coarser format knows less: 8 of 10 says nothing against 8.3.
 * @param own in the user's format, and of 100
 */
export function isSameScore(
  file: FileScore,
  own: { readonly score: number; readonly score100: number },
  format: ScoreFormat,
): boolean {
  if (convertScore(file, format) === own.score) return true;
  return file.format !== format && scoreIn(file.format, own.score100) === file.value;
}
