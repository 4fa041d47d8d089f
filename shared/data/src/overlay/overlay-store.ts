import type { EntityKind, EntityPatch } from './overlay-types.ts';

export interface OverlayStore {
  /** Changes of this entity that an answer given at `storedAt` cannot know of yet. */
  readonly lookup: (kind: EntityKind, id: number, storedAt: number) => EntityPatch | undefined;
  /** Rises at every change. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}
