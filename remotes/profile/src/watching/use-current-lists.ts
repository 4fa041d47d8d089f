import { type QueryState, useAuth, useQuery } from '@tsugi/data';
import { type CurrentLists, currentLists } from '@tsugi/data/operations/current-lists';

export interface OwnLists extends QueryState<CurrentLists> {
  /** Undefined until the reader's own profile is known. */
  readonly owner: { readonly id: number; readonly name: string } | undefined;
}

/** What the reader watches and reads now. All widgets of home share one request. */
export function useCurrentLists(): OwnLists {
  const auth = useAuth();
  const owner = auth.status === 'signed-in' ? auth.viewer : undefined;
  const state = useQuery(currentLists, owner ? { userId: owner.id } : null);
  return { ...state, owner };
}
