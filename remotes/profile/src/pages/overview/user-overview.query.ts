import {
  ACTIVITY,
  type ActivityData,
  toActivities,
  trackerQuery,
  USER_CARD,
  withOptimisticActivities,
} from '@tsugi/data/operation';
import type { UserOverviewQuery } from '../../generated/operations.ts';
import { favouriteConnections, toFavourites, type UserFavourite } from '../../model/favourite-connections.ts';

export type { ActivityData, UserFavourite };

export interface UserOverview {
  /** The first of each kind: one more than the overview shows tells that there are more. */
  readonly favourites: readonly UserFavourite[];
  /** Newest first. */
  readonly activities: readonly ActivityData[];
  readonly hasMoreActivities: boolean;
}

const FAVOURITES_OF_A_KIND = 7;

/** What the overview of a user shows beside the profile itself, in one request. */
export const userOverview = trackerQuery<UserOverviewQuery, { readonly userId: number }, UserOverview>({
  name: 'user-overview',
  shape: 2,
  document: `query UserOverview($userId: Int) {
  User(id: $userId) {
    favourites {
${favouriteConnections('1', FAVOURITES_OF_A_KIND)}
    }
  }
  Page(page: 1, perPage: 8) {
    pageInfo { hasNextPage }
    activities(userId: $userId, type_in: [TEXT, ANIME_LIST, MANGA_LIST], sort: [ID_DESC]) { ...ActivityItem }
  }
}
${ACTIVITY}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 120 },
  select: ({ User, Page }) => ({
    favourites: toFavourites(User?.favourites),
    activities: toActivities(Page?.activities),
    hasMoreActivities: Page?.pageInfo?.hasNextPage ?? false,
  }),
  optimistic: (overview, lookup) => {
    const page = { items: overview.activities, hasNextPage: overview.hasMoreActivities };
    const { items } = withOptimisticActivities(page, lookup);
    return items === page.items ? overview : { ...overview, activities: items };
  },
});
