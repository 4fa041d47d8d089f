import { formatFixed, formatNumber } from './number.ts';

export type ScoreFormat = 'POINT_100' | 'POINT_10_DECIMAL' | 'POINT_10' | 'POINT_5' | 'POINT_3';

export const SCORE_FACES = ['🙁', '😐', '🙂'];

/**
 * A user's score in its format: "8.5/10", "85/100", "4/5 ★", or a face, which `ScoreText` draws. Zero is no score and gives an
 * empty string.
 * @throws `Format "{format}" not found`
 */
export function scoreText(
  score: number | null | undefined,
  format: ScoreFormat | (string & {}) = 'POINT_10_DECIMAL',
): string {
  if (!score) return '';
  switch (format) {
    case 'POINT_100':
      return `${score}/100`;
    case 'POINT_10':
    case 'POINT_10_DECIMAL':
      return `${formatNumber(score)}/10`;
    case 'POINT_5':
      return `${score}/5 ★`;
    case 'POINT_3':
      return SCORE_FACES[Math.round(score) - 1] ?? '';
    default:
      throw new Error(`Format "${format}" not found`);
  }
}

/** An average of 0 to 100 as it stands on covers: "8.4". Nothing for no average. */
export function averageText(average: number | null | undefined): string {
  return average ? formatFixed(average / 10, 1) : '';
}

/** How good an average of 0 to 100 is: from 75 good, from 60 average, else bad. */
export function scoreTone(average: number): 'good' | 'average' | 'bad' {
  if (average >= 75) return 'good';
  return average >= 60 ? 'average' : 'bad';
}
