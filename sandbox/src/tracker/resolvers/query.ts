import { collections } from '../collections.ts';
import type { Context, Resolver } from '../context.ts';
import { requireViewer } from '../context.ts';
import { notFound } from '../errors.ts';
import { findCharacters, findMedia, findStaff, findStudios, type PeopleArgs } from '../finders.ts';
import { asHtml } from '../html.ts';
import { isImpossible } from '../null-arguments.ts';
import { PageScope, type PagingArgs } from '../paging.ts';
import { isShown } from '../private-users.ts';
import type { MediaArgs } from '../search/media-args.ts';
import { findTrends, type TrendArgs } from '../trends.ts';
import { findUsers, sortedUsers, type UserArgs } from '../user-finders.ts';
import { type ActivityArgs, findActivities } from './activity.ts';
import { type AiringArgs, findAirings } from './airing-search.ts';
import { type CommentArgs, countView, findComments, findThreads, type ThreadArgs } from './forum-search.ts';
import { type CollectionArgs, listCollection } from './list-collection.ts';
import { findEntries, type ListArgs } from './list-search.ts';
import { findNotifications, type NotificationArgs } from './notification.ts';
import {
  findRecommendations,
  findReviews,
  type RecommendationArgs,
  type ReviewArgs,
} from './review-search.ts';

type Root = unknown;
type Find<Args> = (args: Args, context: Context) => readonly unknown[];

function followed(
  { userId, sort }: { userId: number; sort?: string[] | null },
  context: Context,
  direction: 'of' | 'to',
): readonly unknown[] {
  const { users, follows } = context.world.community;
  return sortedUsers(
    [...follows[direction](userId)].flatMap((id) => users[id - 1] ?? []),
    sort ?? ['USERNAME'],
    context.world,
    context.viewer,
  );
}

const following: Find<{ userId: number; sort?: string[] | null }> = (args, context) =>
  followed(args, context, 'of');
const followers: Find<{ userId: number; sort?: string[] | null }> = (args, context) =>
  followed(args, context, 'to');

const replies: Find<{ id?: number | null; activityId?: number | null }> = ({ id, activityId }, { world }) => {
  const { feed } = world.community;
  const activity = activityId ? feed.activity(activityId) : undefined;
  const one = id ? feed.reply(id) : undefined;
  return activity === undefined ? (one === undefined ? [] : [one]) : feed.repliesTo(activity);
};

const likes: Find<{
  likeableId?: number | null;
  type?: 'THREAD' | 'THREAD_COMMENT' | 'ACTIVITY' | 'ACTIVITY_REPLY' | null;
}> = ({ likeableId, type }, { world }) =>
  [...world.community.likes.of(type ?? 'ACTIVITY', likeableId ?? 0)].flatMap(
    (id) => world.community.users[id - 1] ?? [],
  );

/** A field of Page: the part of what was found that the page shows. */
function paged<Args extends object>(find: Find<Args>): Resolver<PageScope, Args> {
  return (page, args, context) => page.take(isImpossible(args) ? [] : find(args, context));
}

/** A single thing: the first that was found, or the service's 404. */
function single<Args extends object>(find: Find<Args>): Resolver<Root, Args> {
  return (_, args, context) => {
    const [first] = isImpossible(args) ? [] : find(args, context);
    if (first === undefined) {
      throw notFound();
    }
    return first;
  };
}

const people: {
  characters: Find<PeopleArgs>;
  staff: Find<PeopleArgs>;
  studios: Find<PeopleArgs>;
  users: Find<UserArgs>;
  media: Find<MediaArgs>;
} = {
  characters: findCharacters,
  staff: findStaff,
  studios: findStudios,
  users: findUsers,
  media: findMedia,
};

export const queryResolvers = {
  Query: {
    ...collections,
    Page: (_: Root, args: PagingArgs) => new PageScope(args),
    Media: single<MediaArgs>(people.media),
    Character: single<PeopleArgs>(people.characters),
    Staff: single<PeopleArgs>(people.staff),
    Studio: single<PeopleArgs>(people.studios),
    User: single<UserArgs>((args, context) =>
      findUsers(args, context).filter((user) => isShown(user, context)),
    ),
    Viewer: (_: Root, __: unknown, context: Context) => requireViewer(context),
    MediaList: single<ListArgs>(findEntries),
    MediaListCollection: (_: Root, args: CollectionArgs, context: Context) => listCollection(args, context),
    AiringSchedule: single<AiringArgs>(findAirings),
    Notification: single<NotificationArgs>(findNotifications),
    Review: single<ReviewArgs>(findReviews),
    Recommendation: single<RecommendationArgs>(findRecommendations),
    Activity: single<ActivityArgs>(findActivities),
    ActivityReply: single(replies),
    Following: single(following),
    Follower: single(followers),
    Like: single(likes),
    Thread: (_: Root, args: ThreadArgs, context: Context) => {
      countView(args, context);
      return single(findThreads)(_, args, context);
    },
    ThreadComment: (_: Root, args: CommentArgs, context: Context) => findComments(args, context),
    MediaTrend: single<TrendArgs>(findTrends),
    Markdown: (_: Root, { markdown }: { markdown: string }, context: Context) => {
      requireViewer(context);
      return { html: asHtml(markdown, true) };
    },
    AniChartUser: (_: Root, __: unknown, context: Context) => {
      const viewer = requireViewer(context);
      const { aniChart } = context.world.community;
      return {
        user: viewer,
        settings: aniChart.settings(viewer.id),
        highlights: aniChart.highlights(viewer.id),
      };
    },
    SiteStatistics: () => ({}),
  },
  Page: {
    // The data field beside it is resolved in the same turn, so what it found is known one turn later.
    pageInfo: async (page: PageScope) => {
      await Promise.resolve();
      return page.info;
    },
    media: paged<MediaArgs>(people.media),
    characters: paged<PeopleArgs>(people.characters),
    staff: paged<PeopleArgs>(people.staff),
    studios: paged<PeopleArgs>(people.studios),
    users: paged<UserArgs>(people.users),
    mediaList: paged<ListArgs>(findEntries),
    airingSchedules: paged<AiringArgs>(findAirings),
    notifications: paged<NotificationArgs>(findNotifications),
    following: paged(following),
    followers: paged(followers),
    activities: paged<ActivityArgs>(findActivities),
    activityReplies: paged(replies),
    threads: paged<ThreadArgs>(findThreads),
    threadComments: (page: PageScope, args: CommentArgs, context: Context) =>
      page.takeComments(isImpossible(args) ? [] : findComments(args, context)),
    mediaTrends: paged<TrendArgs>(findTrends),
    reviews: paged<ReviewArgs>(findReviews),
    recommendations: paged<RecommendationArgs>(findRecommendations),
    likes: paged(likes),
  },
};
