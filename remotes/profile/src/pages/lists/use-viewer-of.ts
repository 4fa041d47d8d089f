import { useAuth } from '@tsugi/data';
import { useUser } from '../../model/use-user.ts';

export interface ListViewer {
  /** Name of the signed-in user, once it is known. */
  readonly viewer: string | undefined;
  /** The signed-in user looks at an own list. */
  readonly isOwn: boolean;
}

/** Who looks at a list. On a first visit the token names the account before its profile has come. */
export function useViewerOf(name: string): ListViewer {
  const auth = useAuth();
  const { data: user } = useUser(name);
  if (auth.status !== 'signed-in') return { viewer: undefined, isOwn: false };
  const known = auth.viewer?.name;
  if (known !== undefined) return { viewer: known, isOwn: known.toLowerCase() === name.toLowerCase() };
  const isOwn = user !== undefined && user.id === auth.viewerId;
  return { viewer: isOwn ? user.name : undefined, isOwn };
}
