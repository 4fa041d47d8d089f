import type { UserProfile } from '@tsugi/data/operations/user-by-name';

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
    about: null,
    siteUrl: 'https://tracker.example/user/aoi',
    createdAt: 1_700_000_000,
    isFollowing: false,
    isFollower: false,
    isBlocked: false,
    isBanned: false,
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
