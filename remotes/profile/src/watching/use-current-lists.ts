import { type ApiError, type MissingPart, useAuth, useQuery } from '@tsugi/data';
import { type CurrentLists, currentLists } from '@tsugi/data/operations/current-lists';
import { viewer } from '@tsugi/data/operations/viewer';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';

export interface OwnLists {
  /** Undefined until the user's own profile is known. */
  readonly owner: { readonly id: number; readonly name: string } | undefined;
  readonly lists: CurrentLists | undefined;
  /** May be set together with older lists. */
  readonly error: ApiError | undefined;
  /** What the service could not give of the lists. */
  readonly missing: readonly MissingPart[];
  readonly retry: () => void;
}

/** What the user watches and reads now. All widgets of home share one request; a profile that is not known yet is one more. */
export function useCurrentLists(): OwnLists {
  const auth = useAuth();
  const isUnknown = auth.status === 'signed-in' && !auth.viewer;
  const profile = useQuery(viewer, isUnknown ? {} : null);
  const owner = auth.status === 'signed-in' ? (auth.viewer ?? profile.data) : undefined;
  const result = useQuery(currentLists, owner ? { userId: owner.id } : null);
  const { error, retry } = owner ? result : profile;
  // Several widgets that ask at once share the request.
  useRefreshOnReturn(retry);
  return { owner, lists: result.data, error, missing: result.missing, retry };
}
