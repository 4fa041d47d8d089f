import type { MutationOperation } from '../core/operation.ts';
import type { EntityKind, EntityPatch } from '../optimistic/optimistic-types.ts';
import type { ChangeSubject } from './change-subject.ts';

/** Members of a thing, by name. Values are plain JSON. */
export type Members = Readonly<Record<string, unknown>>;

/** One request that takes the service from what it has to what is wanted. */
export interface PlannedMutation<M extends Members> {
  /** Sends it through `send`, and answers the members that the service now has. */
  readonly run: (send: SendMutation) => Promise<Partial<M>>;
}

export type SendMutation = <V, D>(operation: MutationOperation<V, D>, variables: V) => Promise<D>;

/** One thing that a reader changes, with all its changes in order. */
export interface MutationDefinition<M extends Members> {
  /** Equal keys are the same thing: `favourite/anime/12`. */
  readonly key: string;
  readonly subject: ChangeSubject;
  readonly kind: EntityKind;
  readonly id: number;
  /** Quiet time before anything is sent, in milliseconds. */
  readonly delayMs: number;
  /** Undefined when the service has what is wanted already: then nothing is sent. */
  readonly plan: (base: M, wanted: M) => PlannedMutation<M> | undefined;
  /** How the wanted state shows in answers that hold the thing. */
  readonly show: (members: M) => EntityPatch;
  /** What could not be done, for the message to the reader: "The favourite". */
  readonly label: string;
}
