import { scoreRule } from '@tsugi/data/pure';

/** Rounded to what the format can hold, and within 0 and its maximum. Not a number stays that. */
export function clampScore(score: number, format: string): number {
  const { max, decimals } = scoreRule(format);
  return clamp(roundTo(score, decimals), max);
}

/**
 * The score that follows from the sub-scores: the average of those above zero, rounded and clamped as the format says.
 * Undefined when none is above zero.
 * @throws 'Total is 0' when sub-scores above zero add up to nothing
 */
export function advancedScore(subScores: readonly number[], format: string): number | undefined {
  if (!subScores.some((score) => score > 0)) return undefined;
  const given = subScores.filter((score) => score !== 0);
  const total = given.reduce((sum, score) => sum + score, 0);
  if (total === 0) throw new Error('Total is 0');
  return clampScore(total / given.length, format);
}

/** A whole number within 0 and `max`; null is no limit but the largest safe number. Not a number stays that. */
export function clampCount(value: number, max: number | null): number {
  return clamp(Math.trunc(value), max ?? Number.MAX_SAFE_INTEGER);
}

/** Pressing the choice that is selected takes it back. */
export function toggledScore(selected: number, pressed: number): number {
  return selected === pressed ? 0 : pressed;
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}

/** Half up in decimal: 8.25 has no exact binary form. */
function roundTo(value: number, decimals: 0 | 1): number {
  if (decimals === 0) return Math.round(value);
  return Math.round(value * (1 + Number.EPSILON) * 10) / 10;
}
