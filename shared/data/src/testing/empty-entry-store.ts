import type { EntryStore } from '../cache/entry-store.ts';

/** Stores nothing. */
export const emptyEntryStore: EntryStore = {
  get: async () => undefined,
  put: async () => {},
  invalidate: async () => {},
  remove: async () => {},
  sweep: async () => {},
};
