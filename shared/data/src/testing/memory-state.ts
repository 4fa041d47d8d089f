import type { SharedState } from '../core/shared-state.ts';

/** A shared state of one tab alone. */
export function createMemoryState<S>(initial: S): SharedState<S> {
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
