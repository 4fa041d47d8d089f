/** Kinds of things a reader can change. `recommendation` is keyed by the recommendation's own id. */
export type EntityKind =
  | 'media'
  | 'character'
  | 'staff'
  | 'studio'
  | 'activity'
  | 'reply'
  | 'user'
  | 'recommendation';

/** The members of one entity that the reader changed, by member name. */
export type EntityPatch = Readonly<Record<string, unknown>>;

/** The changes made after the answer in hand was given, or undefined. */
export type OptimisticLookup = (kind: EntityKind, id: number) => EntityPatch | undefined;
