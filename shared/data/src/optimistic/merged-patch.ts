import type { EntityPatch } from './optimistic-layer.ts';

/**
 * Members laid over others. A list entry is laid over member by member: a change of many entries has only the members that it
 * changes.
 */
export function mergedPatch<T extends object>(below: T | undefined, above: EntityPatch): T & EntityPatch {
  const { mediaListEntry: entry } = above;
  // Read by name; most things have none.
  const known = (below as EntityPatch | undefined)?.mediaListEntry;
  const merged = { ...below, ...above, ...(entry ? { mediaListEntry: { ...Object(known), ...entry } } : {}) };
  // The members of both.
  return merged as T & EntityPatch;
}
