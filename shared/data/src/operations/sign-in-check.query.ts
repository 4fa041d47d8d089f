import type { SignInCheckQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** The cheapest request that the tracker answers only for a valid token. The result says nothing: it is not refused. */
export const signInCheck = trackerQuery<SignInCheckQuery, Record<string, never>, null>({
  name: 'sign-in-check',
  shape: 1,
  document: 'query SignInCheck { Viewer { id } }',
  cache: { type: 'no-store' },
  select: () => null,
});
