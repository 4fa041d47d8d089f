import type { ScoreFormat } from '../sources/tracker/generated/types.ts';

export interface ScoreRule {
  readonly max: number;
  /** Decimals that a score may have. */
  readonly decimals: 0 | 1;
}

const RULES: Readonly<Record<ScoreFormat, ScoreRule>> = {
  POINT_100: { max: 100, decimals: 0 },
  POINT_10_DECIMAL: { max: 10, decimals: 1 },
  POINT_10: { max: 10, decimals: 0 },
  POINT_5: { max: 5, decimals: 0 },
  POINT_3: { max: 3, decimals: 0 },
};

/**
 * What a score of this format can be.
 * @throws when the format is none that the service has
 */
export function scoreRule(format: string): ScoreRule {
  if (!isScoreFormat(format)) throw new Error(`Format "${format}" not found`);
  return RULES[format];
}

function isScoreFormat(format: string): format is ScoreFormat {
  return Object.hasOwn(RULES, format);
}
