import { required } from '../sources/present.ts';
import { type AuthUser, toAuthUser } from '../sources/tracker/auth-user.ts';
import type { ViewerQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** The signed-in user: profile and settings. */
export const viewer = trackerQuery<ViewerQuery, Record<string, never>, AuthUser>({
  name: 'viewer',
  shape: 2,
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
