import { EMPTY_LEDGER, type LedgerState } from '../budget/ledger-state.ts';
import type { LedgerStore } from '../budget/ledger-store.ts';

/** The ledger of one tab alone. */
export function createMemoryLedger(initial: LedgerState = EMPTY_LEDGER): LedgerStore {
  let state = initial;
  return {
    peek: () => state,
    note: (change) => {
      state = change(state);
    },
    update: async (change) => {
      state = change(state);
    },
  };
}
