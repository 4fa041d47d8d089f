import { useAuth } from '@tsugi/data';
import type { ShieldProps } from '@tsugi/ui/components';
import type { ResultRow, ResultUser } from '../../../model/types.ts';

export type ScoreSubject = Omit<ShieldProps, 'children' | 'look'>;

/**
 * What the scores of a title are hidden by: of all users together, until the viewer has scored it.
 * @param scored what the viewer has scored; their entry, if they are one of the users, says it too
 */
export function useScoreSubject(
  { media, entries }: ResultRow,
  users: readonly ResultUser[],
  scored: ReadonlySet<number>,
): ScoreSubject {
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const isKnown =
    scored.has(media.id) || entries.some(({ user, score }) => score > 0 && users[user]?.name === viewer);
  return { shield: 'scores', of: media.id, name: media.title, isKnown };
}
