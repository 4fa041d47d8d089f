import { type AuthState, useAuth, useQuery } from '@tsugi/data';
import { viewer } from '@tsugi/data/operations/viewer';

/** The id of the viewer, as far as it is known without a request; undefined when signed out. */
export function knownViewerId(auth: AuthState): number | undefined {
  return auth.status === 'signed-in' ? (auth.viewer?.id ?? auth.viewerId) : undefined;
}

/** The same; a token that names no account takes a request, and the id is undefined until its response. */
export function useViewerId(): number | undefined {
  const auth = useAuth();
  const known = knownViewerId(auth);
  const isUnknown = auth.status === 'signed-in' && known === undefined;
  const profile = useQuery(viewer, isUnknown ? {} : null);
  return isUnknown ? profile.data?.id : known;
}
