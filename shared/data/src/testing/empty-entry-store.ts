import type { EntryStore } from '../cache/entry-store.ts';

/** Keeps nothing. */
export const emptyEntryStore: EntryStore = {
  get: async () => undefined,
  put: async () => {},
  invalidate: async () => {},
  remove: async () => {},
  sweep: async () => {},
};
