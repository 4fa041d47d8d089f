import { type ApiError, type MissingPart, useAuth, useQuery } from '@tsugi/data';
import { viewer } from '@tsugi/data/operations/viewer';
import { type CurrentLists, currentLists } from './current-lists.query.ts';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';

export interface OwnLists {
  /** Undefined when the token names no account and the profile is not known yet. */
  readonly ownerId: number | undefined;
  /** Undefined until the user's own profile is known. */
  readonly ownerName: string | undefined;
  readonly lists: CurrentLists | undefined;
  /** May be set together with older lists. */
  readonly error: ApiError | undefined;
  /** What the service could not give of the lists. */
  readonly missing: readonly MissingPart[];
  readonly retry: () => void;
}

/**
 * What the user watches and reads now. All widgets of home share one request; a profile that is not known yet is one more, sent
 * at the same time when the token names the account.
 */
export function useCurrentLists(): OwnLists {
  const auth = useAuth();
  const isUnknown = auth.status === 'signed-in' && !auth.viewer;
  const profile = useQuery(viewer, isUnknown ? {} : null);
  const owner = auth.status === 'signed-in' ? (auth.viewer ?? profile.data) : undefined;
  const ownerId = owner?.id ?? (auth.status === 'signed-in' ? auth.viewerId : undefined);
  const result = useQuery(currentLists, ownerId === undefined ? null : { userId: ownerId });
  const { error, retry } = ownerId === undefined ? profile : result;
  // Several widgets that ask at once share the request.
  useRefreshOnReturn(retry);
  return { ownerId, ownerName: owner?.name, lists: result.data, error, missing: result.missing, retry };
}
