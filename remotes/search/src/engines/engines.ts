import type { EngineRules } from '../filters/engine-rules.ts';
import { type EngineName, RATINGS, type Rating } from '../model/values.ts';
import { trackerRules } from './tracker/tracker-rules.ts';

/** What a search service can do, for the controls. */
export interface SearchEngine {
  readonly name: EngineName;
  readonly rules: EngineRules;
  /** The ratings that it offers, besides any. */
  readonly ratings: readonly Rating[];
}

export const TRACKER: SearchEngine = { name: 'tracker', rules: trackerRules, ratings: ['RX'] };

/** @param rules undefined until its lazy file is there: nothing is disabled then */
export function malEngine(rules: EngineRules = () => undefined): SearchEngine {
  return { name: 'mal', rules, ratings: RATINGS.filter((rating) => rating !== 'ANY') };
}
