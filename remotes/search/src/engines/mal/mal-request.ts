import type { SeasonName } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import type { FilterContext } from '../../filters/params.ts';
import { seasonOf } from '../../filters/season.ts';
import { malType } from '../../model/values.ts';
import { ENGINES, effectiveParams, present } from '../engines.ts';
import { MAL_PARTS, type MalGenreIds, type MalNarrow } from './mal-parts.ts';
import type { MalSearchVariables } from './mal-search.query.ts';

/** A search, besides the names that the service knows. */
export type MalContext = Omit<FilterContext, 'knownNames'>;

export interface MalRequest extends Pick<MalSearchVariables, 'path' | 'query'> {
  readonly narrow: MalNarrow;
}

/** The request a URL stands for. */
export function malRequest(context: MalContext, genreIds: MalGenreIds, now: Date): MalRequest {
  const params = effectiveParams(ENGINES.mal, { ...context, knownNames: new Set(genreIds.keys()) });
  const type = malType(context.type);
  const season = seasonOf({ ...context, params });
  const parts = MAL_PARTS.map((part) => part({ ...context, type, params, season, genreIds, now }));
  return {
    // A season is one of four words in upper case.
    path: season ? `seasons/${season.year}/${season.season.toLowerCase() as Lowercase<SeasonName>}` : type,
    query: present(...parts.map(({ query }) => query)),
    narrow: present<MalNarrow>(...parts.map(({ narrow }) => narrow)),
  };
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 200;

/** Why the service takes no search for this text, as a sentence. The list of a season is narrowed on this device. */
export function malTextReason(context: MalContext): string | undefined {
  if (seasonOf(context)) return undefined;
  // It counts characters, not UTF-16 units.
  const { length } = [...context.params.q];
  if (length > 0 && length < MIN_LENGTH) return t`MAL searches for ${{ least: MIN_LENGTH }} letters or more.`;
  return length > MAX_LENGTH ? t`MAL searches for ${{ most: MAX_LENGTH }} characters or fewer.` : undefined;
}
