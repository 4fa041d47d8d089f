import { present } from '../sources/present.ts';
import type { OwnScoresQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaType } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export interface OwnScoresVariables {
  readonly userId: number;
  readonly type: MediaType;
}

/** Ids of the media that a user has scored, in ascending order. */
export const ownScores = trackerQuery<OwnScoresQuery, OwnScoresVariables, readonly number[]>({
  name: 'own-scores',
  shape: 1,
  dependsOn: 'entries',
  document: `query OwnScores($userId: Int, $type: MediaType) {
  MediaListCollection(userId: $userId, type: $type) { lists { entries { mediaId score } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 86_400 },
  select: ({ MediaListCollection }) => {
    const entries = present(MediaListCollection?.lists).flatMap((list) => present(list.entries));
    const scored = entries.flatMap(({ mediaId, score }) => (score ? [mediaId] : []));
    // An entry stands on custom lists too.
    return [...new Set(scored)].sort((a, b) => a - b);
  },
});
