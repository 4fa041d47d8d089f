import { type AuthUser, toAuthUser } from '../auth/auth-user.ts';
import { createQueryCall } from '../create-call.ts';
import { layer } from '../layer.ts';
import { required } from '../sources/present.ts';
import type { ViewerQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** Whoever holds the token: profile and settings. */
export const viewer = trackerQuery<ViewerQuery, Record<string, never>, AuthUser>({
  name: 'viewer',
  shape: 1,
  document: `query Viewer {
  Viewer {
    id name avatar { large } bannerImage unreadNotificationCount siteUrl
    options { titleLanguage displayAdultContent profileColor }
    mediaListOptions {
      scoreFormat
      animeList { customLists advancedScoringEnabled advancedScoring }
      mangaList { customLists advancedScoringEnabled advancedScoring }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 60 },
  select: ({ Viewer }) => toAuthUser(required(Viewer, 'Viewer')),
});

/**
 * The account that a token belongs to, read from the tracker. Nothing is stored or changed.
 * @throws ApiError, of the kind `invalid-token` when the tracker does not know the token
 */
export async function readTokenOwner(token: string, signal?: AbortSignal): Promise<AuthUser> {
  const options = { token, mode: 'no-store', ...(signal ? { signal } : {}) } as const;
  const response = await layer().handle(createQueryCall(viewer, {}, options));
  // The value is what this operation's own decode made.
  return response.value as AuthUser;
}
