import type { ScoreFormat } from '@tsugi/ui/components';

/**
 * Brings a score of any format to 0 to 100, as the tracker itself does: a star stands for the middle of its fifth, a face
 * for 35, 60 or 85. Zero stays zero: no score.
 * @throws `Format "{format}" not found`
 */
export function normaliseScore(score: number, format: ScoreFormat | (string & {})): number {
  if (score <= 0) return 0;
  switch (format) {
    case 'POINT_100':
      return Math.min(score, 100);
    case 'POINT_10_DECIMAL':
    case 'POINT_10':
      return Math.min(score * 10, 100);
    case 'POINT_5':
      return Math.min(score * 20 - 10, 90);
    case 'POINT_3':
      return Math.min(score * 25 + 10, 85);
    default:
      throw new Error(`Format "${format}" not found`);
  }
}
