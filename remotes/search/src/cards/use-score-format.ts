import { useAuth } from '@tsugi/data';
import type { ScoreFormat } from '@tsugi/ui/components';

/** How the viewer scores; undefined while that is not known, or no user is signed in. */
export function useScoreFormat(): ScoreFormat | undefined {
  const auth = useAuth();
  return auth.status === 'signed-in' ? auth.viewer?.scoreFormat : undefined;
}
