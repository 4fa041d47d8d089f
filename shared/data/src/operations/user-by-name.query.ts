import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { present, required } from '../sources/present.ts';
import type { UserByNameQuery } from '../sources/tracker/generated/operations.ts';
import type { ScoreFormat } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type Wire = NonNullable<UserByNameQuery['User']>;
type WireStatistics = NonNullable<NonNullable<Wire['statistics']>['anime']>;

/** The mean score is 0 to 100; 0 without scores. */
export type UserStatisticsSummary = Omit<WireStatistics, 'genres'> & {
  readonly genres: readonly { readonly genre: string; readonly count: number }[];
};

/** A user's public profile, with the numbers of the overview. `about` is the tracker's Markdown, `createdAt` is in Unix seconds. */
export type UserProfile = Omit<
  Wire,
  'avatar' | 'bans' | 'mediaListOptions' | 'moderatorRoles' | 'options' | 'statistics' | 'stats'
> & {
  readonly avatar: { readonly large: string | null };
  readonly isBanned: boolean;
  readonly moderatorRoles: readonly string[];
  readonly profileColor: string | null;
  readonly scoreFormat: ScoreFormat;
  readonly statistics: { readonly anime: UserStatisticsSummary; readonly manga: UserStatisticsSummary };
  /** One day of activity each: Unix seconds, how much, and a level of 1 to 10. */
  readonly activityHistory: readonly {
    readonly date: number;
    readonly amount: number;
    readonly level: number;
  }[];
};

/** By name, or by id. */
export type UserVariables =
  | { readonly name: string; readonly id?: undefined }
  | { readonly id: number; readonly name?: undefined };

export const userByName = trackerQuery<UserByNameQuery, UserVariables, UserProfile>({
  name: 'user-by-name',
  shape: 3,
  document: `query UserByName($id: Int, $name: String) {
  User(id: $id, name: $name) {
    id name avatar { large } bannerImage about siteUrl createdAt isFollowing isFollower isBlocked bans
    donatorTier donatorBadge moderatorRoles options { profileColor } mediaListOptions { scoreFormat }
    statistics {
      anime { count meanScore minutesWatched episodesWatched chaptersRead volumesRead
        genres(limit: 20, sort: [COUNT_DESC]) { genre count } }
      manga { count meanScore minutesWatched episodesWatched chaptersRead volumesRead
        genres(limit: 20, sort: [COUNT_DESC]) { genre count } }
    }
    stats { activityHistory { date amount level } }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 120 },
  variables: ({ id, name }) =>
    id === undefined ? { name: required(name || undefined, 'A user name') } : { id },
  select: (wire) => toProfile(required(wire.User, 'User')),
  optimistic: (user, lookup) => withOptimistic('user', user, lookup),
});

function toProfile(wire: Wire): UserProfile {
  const { options, mediaListOptions, statistics, stats, avatar, moderatorRoles, bans, ...rest } = wire;
  return {
    ...rest,
    avatar: { large: avatar?.large ?? null },
    // An untyped list of bans; an account without any has null.
    isBanned: Array.isArray(bans) && bans.length > 0,
    moderatorRoles: present(moderatorRoles),
    profileColor: options?.profileColor ?? null,
    scoreFormat: mediaListOptions?.scoreFormat ?? 'POINT_10_DECIMAL',
    statistics: { anime: toSummary(statistics?.anime), manga: toSummary(statistics?.manga) },
    activityHistory: present(stats?.activityHistory).map(({ date, amount, level }) => ({
      date: date ?? 0,
      amount: amount ?? 0,
      level: level ?? 0,
    })),
  };
}

const NO_STATISTICS: UserStatisticsSummary = {
  count: 0,
  meanScore: 0,
  minutesWatched: 0,
  episodesWatched: 0,
  chaptersRead: 0,
  volumesRead: 0,
  genres: [],
};

function toSummary(wire: WireStatistics | null | undefined): UserStatisticsSummary {
  if (!wire) return NO_STATISTICS;
  const genres = present(wire.genres).map(({ genre, count }) => ({ genre: genre ?? '', count }));
  return { ...wire, genres };
}
