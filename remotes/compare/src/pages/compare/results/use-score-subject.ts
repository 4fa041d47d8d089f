import { useAuth } from '@tsugi/data';
import type { ShieldProps } from '@tsugi/ui/components';
import type { ResultRow, ResultUser } from '../../../model/types.ts';

export type ScoreSubject = Omit<ShieldProps, 'children' | 'look'>;

/** What the scores of a title are hidden by: of all users together, unless the viewer is one of them and has scored it. */
export function useScoreSubject({ media, entries }: ResultRow, users: readonly ResultUser[]): ScoreSubject {
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const isKnown = entries.some(({ user, score }) => score > 0 && users[user]?.name === viewer);
  return { shield: 'scores', of: media.id, name: media.title, isKnown };
}
