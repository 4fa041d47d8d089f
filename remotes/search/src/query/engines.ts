import { malRules } from '../engines/mal/mal-rules.ts';
import { type EngineRules, engineNameOf } from './engine-rules.ts';
import type { SearchParams } from './params.ts';
import { trackerRules } from './tracker-rules.ts';
import { type EngineName, RATINGS, type Rating, type SearchType } from './values.ts';

/** What a search service can do, for the controls. */
export interface SearchEngine {
  readonly name: EngineName;
  readonly rules: EngineRules;
  /** The ratings that it offers, besides any. */
  readonly ratings: readonly Rating[];
}

const ENGINES: Readonly<Record<EngineName, SearchEngine>> = {
  tracker: { name: 'tracker', rules: trackerRules, ratings: ['RX'] },
  mal: { name: 'mal', rules: malRules, ratings: RATINGS.filter((rating) => rating !== 'ANY') },
};

export function engineOf(type: SearchType, params: SearchParams): SearchEngine {
  return ENGINES[engineNameOf(type, params)];
}
