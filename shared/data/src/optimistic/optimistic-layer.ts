import type { EntityKind, EntityPatch } from './optimistic-types.ts';

/**
 * The reader's own recent changes, laid over every answer that was given before them. They are kept across reloads
 * and seen in every tab; an answer that is newer than a change knows it already.
 */
export interface OptimisticLayer {
  /** Changes of this entity that an answer given at `storedAt` cannot know of yet. */
  readonly lookup: (kind: EntityKind, id: number, storedAt: number) => EntityPatch | undefined;
  /** Lays members over an entity, from now on. While it is pending it also covers newer answers. */
  readonly lay: (kind: EntityKind, id: number, patch: EntityPatch, isPending: boolean) => void;
  /** Takes a change of these members back: what was confirmed before it shows again. */
  readonly lift: (kind: EntityKind, id: number, members: readonly string[]) => void;
  /** Rises at every change. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another account is here, or another tab changed something. */
  readonly reload: () => void;
  /** Forgets all changes of this account. */
  readonly clear: (partition: string) => void;
}
