import { pageAuth } from '../auth/auth-store.ts';
import type { EntryChanges } from '../operations/save-media-list-entry.mutation.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import { changeEntry, type UndoChange } from './change-entry.ts';
import { favouriteMutation, followMutation } from './definitions/definition-of.ts';
import { type EntryMembers, entryOf, membersOf } from './definitions/entry-members.ts';
import { entryMutation } from './definitions/entry-mutation.ts';
import type { Members, MutationDefinition } from './definitions/mutation-definition.ts';
import { pageOutbox } from './outbox.ts';
import { loadMutationQueue } from './use-change.ts';
import type { FavouriteInput } from './use-favourite.ts';

// The controls of the hooks beside this file, for commands, which nothing renders: as they are at the moment of the call.

/** What is wanted of a thing while a change is pending, and what changes it. Without a sign-in nothing is changed. */
function controlNow<M extends Members>(definition: MutationDefinition<M>, title: string | undefined) {
  return {
    // What is stored under this key was put there with this definition's own members.
    wanted: pageOutbox().get(definition.key)?.wanted as M | undefined,
    change: (base: M, change: Partial<M>) => {
      if (pageAuth().token() === undefined) return;
      pageOutbox().change(definition, base, change, title);
      void loadMutationQueue();
    },
  };
}

export interface ListEntryNow {
  /** As the user wants it at the moment of the call. */
  readonly entry: MediaListEntrySummary | null;
  /** Creates or changes the entry. Returns what takes the change back. */
  readonly save: (changes: EntryChanges) => UndoChange;
}

/** `useListEntry` for commands. */
export function listEntryNow(
  mediaId: number,
  fallback: MediaListEntrySummary | null,
  title?: string,
): ListEntryNow {
  const { wanted, change } = controlNow<EntryMembers>(entryMutation(mediaId), title);
  return {
    entry: wanted ? entryOf(wanted) : fallback,
    save: (changes) => changeEntry(mediaId, membersOf(fallback), { ...changes, exists: true }, change),
  };
}

/** `useFavourite` for commands. */
export function favouriteNow(input: FavouriteInput): {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
} {
  const { wanted, change } = controlNow(favouriteMutation(input.kind, input.id), input.title);
  const base = { isFavourite: input.isFavourite, favourites: input.favourites ?? null };
  const { isFavourite, favourites } = wanted ?? base;
  return {
    isFavourite,
    toggle: () =>
      change(base, {
        isFavourite: !isFavourite,
        favourites: favourites === null ? null : Math.max(0, favourites + (isFavourite ? -1 : 1)),
      }),
  };
}

/** `useFollow` for commands. */
export function followNow(user: {
  readonly id: number;
  readonly isFollowing: boolean | null;
  readonly name?: string;
}): { readonly isFollowing: boolean; readonly toggle: () => void } {
  const { wanted, change } = controlNow(followMutation(user.id), user.name);
  const base = { isFollowing: user.isFollowing ?? false };
  const { isFollowing } = wanted ?? base;
  return { isFollowing, toggle: () => change(base, { isFollowing: !isFollowing }) };
}
