import type { SourceName } from '../core/source-name.ts';
import type { LedgerState } from './ledger-state.ts';

/** Where localStorage keeps the copy of a source's ledger. */
export function mirrorKeyOf(source: SourceName): string {
  return `tsugi:budget:${source}`;
}

/** Where the tabs of a browser keep one source's ledger together. */
export interface LedgerStore {
  /** The ledger as this tab knows it, at once. */
  readonly peek: () => LedgerState;
  /** Changes this tab's view at once, and the shared ledger as soon as it can. */
  readonly note: (change: (state: LedgerState) => LedgerState) => void;
  /** Changes it; two changes never overlap, in whichever tabs they are made. Never rejects. */
  readonly update: (change: (state: LedgerState) => LedgerState) => Promise<void>;
}
