import type { EntityKind, OverlayLookup } from './overlay-types.ts';

/** The entity with the reader's changes laid over it; the same object when there are none. */
export function overlaid<T extends { readonly id: number }>(
  kind: EntityKind,
  entity: T,
  lookup: OverlayLookup,
): T {
  const patch = lookup(kind, entity.id);
  return patch ? { ...entity, ...patch } : entity;
}

/** Each entity of a list with the reader's changes; the same array when there are none. */
export function overlaidAll<T extends { readonly id: number }>(
  kind: EntityKind,
  entities: readonly T[],
  lookup: OverlayLookup,
): readonly T[] {
  const result = entities.map((entity) => overlaid(kind, entity, lookup));
  return result.some((entity, index) => entity !== entities[index]) ? result : entities;
}
