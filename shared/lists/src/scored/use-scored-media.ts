import { type QueryOperation, useAuth, useQuery } from '@tsugi/data';
import type { OwnScoresVariables } from '@tsugi/data/operations/own-scores';
import { useShield } from '@tsugi/ui/components';
import { useMemo } from 'react';
import { type ListType, wireType } from '../filter/list-type.ts';

/**
 * Ids of the media that the viewer has scored, on pages that show other users' lists: these say nothing of it. Empty, and nothing is
 * asked, while no scores are hidden.
 * @param operation `ownScores`: the remote bundles what it asks
 */
export function useScoredMedia(
  operation: QueryOperation<OwnScoresVariables, readonly number[]>,
  type: ListType,
  isNeeded = true,
): ReadonlySet<number> {
  const auth = useAuth();
  const isHiding = useShield('scores', '');
  const userId = auth.status === 'signed-in' ? auth.viewer?.id : undefined;
  const variables = isNeeded && isHiding && userId ? { userId, type: wireType(type) } : null;
  const { data } = useQuery(operation, variables);
  const isAsked = variables !== null;
  return useMemo(() => new Set(isAsked ? data : []), [isAsked, data]);
}
