import type { Activity, Reply } from '../../community/activity.ts';
import type { LikeableType } from '../../community/likes.ts';
import { hasBlocked } from '../../community/moderation.ts';
import type { Context, Resolver } from '../context.ts';
import { asHtml, withOrigin } from '../html.ts';
import { SITE } from '../images.ts';
import { Tests } from '../search/comparisons.ts';

export type ActivityArgs = {
  id?: number | null;
  userId?: number | null;
  messengerId?: number | null;
  mediaId?: number | null;
  type?: string | null;
  isFollowing?: boolean | null;
  hasReplies?: boolean | null;
  hasRepliesOrTypeText?: boolean | null;
  createdAt?: number | null;
  id_not?: number | null;
  id_in?: number[] | null;
  id_not_in?: number[] | null;
  userId_not?: number | null;
  userId_in?: number[] | null;
  userId_not_in?: number[] | null;
  messengerId_not?: number | null;
  messengerId_in?: number[] | null;
  messengerId_not_in?: number[] | null;
  mediaId_not?: number | null;
  mediaId_in?: number[] | null;
  mediaId_not_in?: number[] | null;
  type_not?: string | null;
  type_in?: string[] | null;
  type_not_in?: string[] | null;
  createdAt_greater?: number | null;
  createdAt_lesser?: number | null;
  sort?: string[] | null;
};

const isOfType = (activity: Activity, type: string): boolean =>
  activity.kind === type || (type === 'MEDIA_LIST' && activity.kind.endsWith('_LIST'));

export function findActivities(args: ActivityArgs, { world, viewer }: Context): readonly Activity[] {
  const { feed, follows } = world.community;
  const tests = new Tests<Activity>();
  if (viewer !== undefined && (args.id === undefined || args.id === null)) {
    // Nothing of a blocked user comes into a feed.
    const blocked = new Set(
      world.community.users.filter((user) => hasBlocked(viewer, user)).map(({ id }) => id),
    );
    tests.add((one) => !blocked.has(one.userId));
  }
  tests.is(args.id, (one) => one.id);
  tests.isNot(args.id_not, (one) => one.id);
  tests.in(args.id_in, (one) => one.id);
  tests.notIn(args.id_not_in, (one) => one.id);
  // A message stands on the wall of the one who got it.
  const wall = (one: Activity): number => one.recipientId ?? one.userId;
  tests.is(args.userId, wall);
  tests.isNot(args.userId_not, wall);
  tests.in(args.userId_in, wall);
  tests.notIn(args.userId_not_in, wall);
  const messenger = (one: Activity): number | null => (one.kind === 'MESSAGE' ? one.userId : null);
  tests.is(args.messengerId, messenger);
  tests.isNot(args.messengerId_not, messenger);
  tests.in(args.messengerId_in, messenger);
  tests.notIn(args.messengerId_not_in, messenger);
  tests.is(args.mediaId, (one) => one.mediaId);
  tests.isNot(args.mediaId_not, (one) => one.mediaId);
  tests.in(args.mediaId_in, (one) => one.mediaId);
  tests.notIn(args.mediaId_not_in, (one) => one.mediaId);
  tests.is(args.createdAt, (one) => one.createdAt);
  tests.greater(args.createdAt_greater, (one) => one.createdAt);
  tests.lesser(args.createdAt_lesser, (one) => one.createdAt);
  const { type, type_not, type_in, type_not_in } = args;
  if (type) {
    tests.add((one) => isOfType(one, type));
  }
  if (type_not) {
    tests.add((one) => !isOfType(one, type_not));
  }
  if (type_in) {
    tests.add((one) => type_in.some((known) => isOfType(one, known)));
  }
  if (type_not_in) {
    tests.add((one) => !type_not_in.some((known) => isOfType(one, known)));
  }
  if (args.isFollowing && viewer !== undefined) {
    tests.add((one) => follows.has(viewer.id, one.userId) || one.userId === viewer.id);
  }
  tests.add(
    (one) =>
      !one.isPrivate || (viewer !== undefined && (viewer.id === one.userId || viewer.id === one.recipientId)),
  );
  if (args.hasReplies !== undefined && args.hasReplies !== null) {
    tests.add((one) => feed.repliesTo(one).length > 0 === args.hasReplies);
  }
  if (args.hasRepliesOrTypeText) {
    tests.add((one) => one.kind === 'TEXT' || feed.repliesTo(one).length > 0);
  }
  const found = feed.activities.filter((one) => tests.pass(one));
  const sorts = args.sort ?? [];
  if (sorts.includes('ID_DESC')) {
    found.reverse();
  }
  return sorts.includes('PINNED')
    ? found.sort((one, other) => Number(other.isPinned) - Number(one.isPinned))
    : found;
}

function likeFields<T extends { id: number }>(type: LikeableType): Readonly<Record<string, Resolver<T>>> {
  return {
    likeCount: ({ id }, _, { world }) => world.community.likes.of(type, id).size,
    isLiked: ({ id }, _, { world, viewer }) =>
      viewer !== undefined && world.community.likes.of(type, id).has(viewer.id),
    likes: ({ id }, _, { world }) =>
      [...world.community.likes.of(type, id)].map((user) => world.community.users[user - 1]),
  };
}

const common: Readonly<Record<string, Resolver<Activity>>> = {
  ...likeFields<Activity>('ACTIVITY'),
  type: ({ kind }) => kind,
  replyCount: (source, _, { world }) => world.community.feed.repliesTo(source).length,
  replies: (source, _, { world }) => world.community.feed.repliesTo(source),
  siteUrl: ({ id }) => `${SITE}/activity/${id}`,
  isSubscribed: (source, _, { world, viewer }) =>
    viewer !== undefined && world.community.subscriptions.has('ACTIVITY', source, viewer.id),
};

const user: Resolver<Activity> = (source, _, { world }) => world.community.users[source.userId - 1];

const text: Resolver<Activity, { asHtml?: boolean | null }> = (source, args, { origin }) =>
  asHtml(withOrigin(source.text, origin), args.asHtml);

export const activityResolvers = {
  ActivityUnion: {
    __resolveType: ({ kind }: Activity) =>
      kind === 'TEXT' ? 'TextActivity' : kind === 'MESSAGE' ? 'MessageActivity' : 'ListActivity',
  },
  TextActivity: { ...common, user, text },
  ListActivity: {
    ...common,
    user,
    media: ((source, _, { world }) =>
      source.mediaId === null ? null : world.catalogue.byId.get(source.mediaId)) satisfies Resolver<Activity>,
  },
  MessageActivity: {
    ...common,
    message: text,
    messengerId: ({ userId }: Activity) => userId,
    messenger: user,
    recipient: ((source, _, { world }) =>
      source.recipientId === null
        ? null
        : world.community.users[source.recipientId - 1]) satisfies Resolver<Activity>,
  },
  ActivityReply: {
    ...likeFields<Reply>('ACTIVITY_REPLY'),
    text: ((source, args, { origin }) =>
      asHtml(withOrigin(source.text, origin), args.asHtml)) satisfies Resolver<
      Reply,
      { asHtml?: boolean | null }
    >,
    user: ((source, _, { world }) => world.community.users[source.userId - 1]) satisfies Resolver<Reply>,
  },
};
