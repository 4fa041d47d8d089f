import type { ScoreFormat } from './user.ts';

/** A raw score (0 to 100, 0 is none) in the format that a user asks for. */
export function scoreIn(format: ScoreFormat, raw: number): number {
  if (raw <= 0) {
    return 0;
  }
  switch (format) {
    case 'POINT_100':
      return Math.round(raw);
    case 'POINT_10_DECIMAL':
      return Math.round(raw) / 10;
    case 'POINT_10':
      return Math.max(1, Math.round(raw / 10));
    case 'POINT_5':
      return Math.max(1, Math.min(5, Math.ceil(raw / 20)));
    case 'POINT_3':
      return raw < 48 ? 1 : raw < 73 ? 2 : 3;
  }
}

/** The raw score for what a user entered in their own format; values outside the format are clamped. */
export function rawScore(format: ScoreFormat, score: number): number {
  if (score <= 0) {
    return 0;
  }
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
      return [0, 35, 60, 85][Math.min(3, Math.round(score))] ?? 85;
  }
}
