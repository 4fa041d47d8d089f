import { DAY_MS } from '../../calendar.ts';
import { staffById } from '../../catalogue/staff.ts';
import { studioById } from '../../catalogue/studios.ts';
import { activityHistory } from '../../community/activity-history.ts';
import { LIST_STATUSES } from '../../community/entry.ts';
import type { FavouriteKind } from '../../community/favourites.ts';
import { hasBlocked, isBanned } from '../../community/moderation.ts';
import { NOTIFICATION_TYPES } from '../../community/notification.ts';
import { statisticsOf } from '../../community/statistics.ts';
import type { User } from '../../community/user.ts';
import type { Context, Resolver } from '../context.ts';
import { hasLostFavourite } from '../gaps.ts';
import { asHtml } from '../html.ts';
import { images, SITE } from '../images.ts';
import { connection, type PagingArgs } from '../paging.ts';

const user: Readonly<Record<string, Resolver<User, never>>> = {
  about: (source, args: { asHtml?: boolean | null }) => asHtml(source.about, args.asHtml),
  avatar: (source, _, { origin }) => ({
    large: images.avatar(origin, source, 'large'),
    medium: images.avatar(origin, source, 'medium'),
  }),
  bannerImage: (source, _, { origin }) => (source.hasBanner ? images.userBanner(origin, source.id) : null),
  isFollowing: (source, _, { world, viewer }) =>
    viewer !== undefined && world.community.follows.has(viewer.id, source.id),
  isFollower: (source, _, { world, viewer }) =>
    viewer !== undefined && world.community.follows.has(source.id, viewer.id),
  isBlocked: (source, _, { viewer }) => viewer !== undefined && hasBlocked(viewer, source),
  bans: (source) => (isBanned(source) ? [{ reason: 'Sold umbrellas in the forum.' }] : null),
  options: (source) => source,
  mediaListOptions: (source) => source,
  favourites: (source) => source,
  statistics: (source) => source,
  stats: (source) => source,
  unreadNotificationCount: (source, _, { viewer }) =>
    viewer?.id === source.id ? source.unreadNotificationCount : null,
  siteUrl: (source) => `${SITE}/user/${source.name}`,
};

const favourites = (
  kind: FavouriteKind,
  find: (id: number, context: Context) => { id: number } | undefined,
): Resolver<User, PagingArgs> => {
  return (source, args, context) => {
    const ids = context.world.community.favourites.of(source.id, kind);
    return connection(ids, args, (id, index) => ({
      id: source.id * 1_000 + index,
      node: index === 0 && hasLostFavourite(source) ? null : find(id, context),
      favouriteOrder: index + 1,
      isMain: true,
    }));
  };
};

export const userResolvers = {
  User: user,
  UserOptions: {
    notificationOptions: (source: User) =>
      NOTIFICATION_TYPES.map((type) => ({ type, enabled: !source.disabledNotifications.has(type) })),
    disabledListActivity: (source: User) =>
      LIST_STATUSES.map((type) => ({ type, disabled: source.disabledListActivity.has(type) })),
  },
  Favourites: {
    anime: favourites('anime', (id, { world }) => world.catalogue.byId.get(id)),
    manga: favourites('manga', (id, { world }) => world.catalogue.byId.get(id)),
    characters: favourites('characters', (id, { world }) => world.cast.byId(id)),
    staff: favourites('staff', (id) => staffById(id)),
    studios: favourites('studios', (id) => studioById(id)),
  },
  UserStatisticTypes: {
    anime: ((source, _, context) =>
      statisticsOf(source, 'ANIME', context.world, context.viewer?.id)) satisfies Resolver<User>,
    manga: ((source, _, context) =>
      statisticsOf(source, 'MANGA', context.world, context.viewer?.id)) satisfies Resolver<User>,
  },
  UserStats: {
    watchedTime: ((source, _, { world, viewer }) =>
      statisticsOf(source, 'ANIME', world, viewer?.id).minutesWatched) satisfies Resolver<User>,
    chaptersRead: ((source, _, { world, viewer }) =>
      statisticsOf(source, 'MANGA', world, viewer?.id).chaptersRead) satisfies Resolver<User>,
    activityHistory: ((source, _, { world }) =>
      activityHistory(
        source,
        world.community.feed,
        world.now() - 190 * DAY_MS,
        world.now(),
      )) satisfies Resolver<User>,
  },
};
