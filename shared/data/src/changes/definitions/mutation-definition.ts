import type { MutationOperation } from '../../core/operation.ts';
import type { FavouriteKind } from '../../operations/toggle-favourite.mutation.ts';
import type { EntityKind, EntityPatch } from '../../optimistic/optimistic-layer.ts';
import type { AccountSettingName } from '../../sources/tracker/account-settings.ts';

/** Members of a thing, by name. Values are plain JSON. */
export type Members = Readonly<Record<string, unknown>>;

/** What a change is about, as plain JSON: a later page finds the definition again from it alone. */
export type MutationSubject =
  | { readonly about: 'favourite'; readonly kind: FavouriteKind; readonly id: number }
  | { readonly about: 'like'; readonly kind: 'activity' | 'reply'; readonly id: number }
  | { readonly about: 'follow'; readonly id: number }
  /** By the media's id. */
  | { readonly about: 'entry'; readonly id: number }
  | {
      readonly about: 'rating';
      readonly id: number;
      readonly mediaId: number;
      readonly mediaRecommendationId: number;
    }
  /** By the account's id. */
  | { readonly about: 'setting'; readonly name: AccountSettingName; readonly id: number };

export type SendMutation = <V, D>(operation: MutationOperation<V, D>, variables: V) => Promise<D>;

/** One request that takes the service from what it has to what is wanted. */
export interface PlannedMutation<M extends Members> {
  /** Sends it through `send`. Resolves with the members that the service now has. */
  readonly run: (send: SendMutation) => Promise<Partial<M>>;
}

/** One thing that a user changes. */
export interface MutationDefinition<M extends Members> {
  /** Equal keys are the same thing: `favourite/anime/12`. */
  readonly key: string;
  readonly subject: MutationSubject;
  readonly kind: EntityKind;
  readonly id: number;
  /** Debounce, in milliseconds. */
  readonly delayMs: number;
  /** The members that the user sets; the others (counts, dates of the service) follow from them. */
  readonly userMembers: readonly string[];
  /** Undefined when the service has what is wanted already: then nothing is sent. */
  readonly plan: (base: M, wanted: M) => PlannedMutation<M> | undefined;
  /** Applies the wanted value to responses that contain the subject. */
  readonly show: (members: M) => EntityPatch;
}
