import type { ApiErrorKind, QueryState } from '@tsugi/data';
import { ApiError } from '@tsugi/data';
import type { UserProfile } from '@tsugi/data/operations/user-by-name';

const NOTHING = {
  data: undefined,
  error: undefined,
  isFetching: false,
  isStale: false,
  retry: () => {},
};

export const LOADING: QueryState<never> = { ...NOTHING, status: 'loading', isFetching: true };

export function ready<D>(data: D): QueryState<D> {
  return { ...NOTHING, status: 'ready', data };
}

export function failed(kind: ApiErrorKind, retry = () => {}): QueryState<never> {
  return { ...NOTHING, status: 'error', error: new ApiError(kind, { source: 'tracker' }), retry };
}

const STATISTICS = {
  count: 0,
  meanScore: 0,
  minutesWatched: 0,
  episodesWatched: 0,
  chaptersRead: 0,
  volumesRead: 0,
  genres: [],
};

export function profile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 7,
    name: 'aoi',
    avatar: { large: null },
    bannerImage: null,
    siteUrl: 'https://tracker.example/user/aoi',
    createdAt: 1_700_000_000,
    isFollowing: false,
    isFollower: false,
    isBlocked: false,
    bans: null,
    donatorTier: 0,
    donatorBadge: null,
    moderatorRoles: [],
    profileColor: null,
    scoreFormat: 'POINT_10_DECIMAL',
    statistics: { anime: STATISTICS, manga: STATISTICS },
    activityHistory: [],
    ...changes,
  };
}
