import type { StoreName } from '../core/cache-rule.ts';
import type { MissingPart } from '../core/call.ts';

/** Rises when stored entries can no longer be read by this code; older ones are then dropped. */
export const ENTRY_SCHEMA = 1;

/** One stored response. Times are milliseconds since 1970. */
export interface CacheEntry {
  readonly cacheKey: string;
  readonly data: unknown;
  /** Parts that the service could not give: the entry is requested again wherever it is shown. */
  readonly missing?: readonly MissingPart[];
  /** Set in the store on an entry whose long arrays are records of their own. */
  readonly parts?: { readonly id: string; readonly count: number };
  readonly expires: number;
  /** When the service was asked for it. */
  readonly storedAt: number;
  readonly usedAt: number;
  readonly schema: number;
  readonly storeName: StoreName;
  /** Rough number of bytes, for the bound of the store. */
  readonly size: number;
}
