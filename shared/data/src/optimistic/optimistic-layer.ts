/** Kinds of things a user can change. `recommendation` is keyed by the recommendation's own id. */
export type EntityKind =
  | 'media'
  | 'character'
  | 'staff'
  | 'studio'
  | 'activity'
  | 'reply'
  | 'user'
  | 'recommendation'
  /** The signed-in user's settings. */
  | 'account';

/** The members of one entity that the user changed, by member name. */
export type EntityPatch = Readonly<Record<string, unknown>>;

/** The changes that the response does not contain yet, or undefined. */
export type OptimisticLookup = (kind: EntityKind, id: number) => EntityPatch | undefined;

/**
 * The user's own recent changes, laid over responses. A change in the outbox covers every response; a confirmed one
 * covers the responses that were requested before it. Both survive a reload and show in every tab.
 */
export interface OptimisticLayer {
  /** The changes that a response requested at `storedAt` does not contain yet. */
  readonly lookup: (kind: EntityKind, id: number, storedAt: number) => EntityPatch | undefined;
  /** All changes of one kind that a response requested at `storedAt` does not contain yet, by id. */
  readonly changes: (kind: EntityKind, storedAt: number) => readonly (readonly [id: number, EntityPatch])[];
  /** The service confirmed these members just now. */
  readonly confirm: (kind: EntityKind, id: number, patch: EntityPatch) => void;
  /** The same of many things of one kind. */
  readonly confirmAll: (kind: EntityKind, patches: readonly (readonly [id: number, EntityPatch])[]) => void;
  /** Rises at every change. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another account signed in, or the stored changes are different ones now. */
  readonly reload: () => void;
  /** Removes the confirmed changes of this account. The outbox stays. */
  readonly clear: (partition: string) => void;
}
