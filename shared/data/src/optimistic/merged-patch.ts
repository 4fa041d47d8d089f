import type { EntityPatch } from './optimistic-layer.ts';

/**
 * Members laid over others. A list entry is laid over member by member: a change of many entries has only the members that it
 * changes.
 */
export function mergedPatch<T extends object>(below: T | undefined, above: EntityPatch): T & EntityPatch {
  const merged = { ...below, ...above };
  const entry = { ...Object(Object(below).mediaListEntry), ...Object(above.mediaListEntry) };
  // The members of both.
  return (above.mediaListEntry ? { ...merged, mediaListEntry: entry } : merged) as T & EntityPatch;
}
