import { mergedPatch } from './merged-patch.ts';
import type { EntityKind, OptimisticLookup } from './optimistic-layer.ts';

/** The entity with the user's changes laid over it; the same object when there are none. */
export function withOptimistic<T extends { readonly id: number }>(
  kind: EntityKind,
  entity: T,
  lookup: OptimisticLookup,
): T {
  const patch = lookup(kind, entity.id);
  return patch ? mergedPatch(entity, patch) : entity;
}

/** Each entity of a list with the user's changes; the same array when there are none. */
export function withOptimisticAll<T extends { readonly id: number }>(
  kind: EntityKind,
  entities: readonly T[],
  lookup: OptimisticLookup,
): readonly T[] {
  const result = entities.map((entity) => withOptimistic(kind, entity, lookup));
  return result.some((entity, index) => entity !== entities[index]) ? result : entities;
}
