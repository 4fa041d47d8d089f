import { staffById } from '../../catalogue/staff.ts';
import type { Notification, NotificationType } from '../../community/notification.ts';
import { type Context, type Resolver, requireViewer } from '../context.ts';

const TYPES: Readonly<Record<NotificationType, string>> = {
  AIRING: 'AiringNotification',
  FOLLOWING: 'FollowingNotification',
  ACTIVITY_MESSAGE: 'ActivityMessageNotification',
  ACTIVITY_MENTION: 'ActivityMentionNotification',
  ACTIVITY_REPLY: 'ActivityReplyNotification',
  ACTIVITY_REPLY_SUBSCRIBED: 'ActivityReplySubscribedNotification',
  ACTIVITY_LIKE: 'ActivityLikeNotification',
  ACTIVITY_REPLY_LIKE: 'ActivityReplyLikeNotification',
  THREAD_COMMENT_MENTION: 'ThreadCommentMentionNotification',
  THREAD_COMMENT_REPLY: 'ThreadCommentReplyNotification',
  THREAD_SUBSCRIBED: 'ThreadCommentSubscribedNotification',
  THREAD_COMMENT_LIKE: 'ThreadCommentLikeNotification',
  THREAD_LIKE: 'ThreadLikeNotification',
  RELATED_MEDIA_ADDITION: 'RelatedMediaAdditionNotification',
  MEDIA_DATA_CHANGE: 'MediaDataChangeNotification',
  MEDIA_MERGE: 'MediaMergeNotification',
  MEDIA_DELETION: 'MediaDeletionNotification',
  MEDIA_SUBMISSION_UPDATE: 'MediaSubmissionUpdateNotification',
  STAFF_SUBMISSION_UPDATE: 'StaffSubmissionUpdateNotification',
  CHARACTER_SUBMISSION_UPDATE: 'CharacterSubmissionUpdateNotification',
};

export type NotificationArgs = {
  type?: string | null;
  type_in?: string[] | null;
  resetNotificationCount?: boolean | null;
};

/** The viewer's notifications, newest first; reading them can set the unread count back. */
export function findNotifications(args: NotificationArgs, context: Context): readonly Notification[] {
  const viewer = requireViewer(context);
  const found = context.world.community.notifications
    .of(viewer)
    .filter(
      ({ type }) => (!args.type || type === args.type) && (!args.type_in || args.type_in.includes(type)),
    );
  if (args.resetNotificationCount) {
    viewer.unreadNotificationCount = 0;
  }
  return found;
}

const fields: Readonly<Record<string, Resolver<Notification>>> = {
  animeId: ({ mediaId }) => mediaId,
  media: ({ mediaId }, _, { world }) => world.catalogue.byId.get(mediaId ?? 0),
  user: ({ userId }, _, { world }) => world.community.users[(userId ?? 0) - 1],
  activity: ({ activityId }, _, { world }) => world.community.feed.activity(activityId ?? 0),
  message: ({ activityId }, _, { world }) => {
    const activity = world.community.feed.activity(activityId ?? 0);
    return activity?.kind === 'MESSAGE' ? activity : null;
  },
  staff: ({ staffId }) => staffById(staffId ?? 0),
  character: ({ characterId }, _, { world }) => world.cast.byId(characterId ?? 0),
  thread: ({ threadId }, _, { world }) => world.community.forum.thread(threadId ?? 0),
  comment: ({ commentId }, _, { world }) => world.community.forum.comment(commentId ?? 0),
};

/** The fields that each notification type declares. */
const FIELDS: readonly [RegExp, readonly string[]][] = [
  [/^Airing/, ['animeId', 'media']],
  [/^Following/, ['user']],
  [/^ActivityMessage/, ['message', 'user']],
  [/^Activity(?!Message)/, ['activity', 'user']],
  [/^Thread/, ['thread', 'comment', 'user']],
  [/^(Related|MediaData|MediaMerge|MediaSubmission)/, ['media']],
  [/^StaffSubmission/, ['staff']],
  [/^CharacterSubmission/, ['character']],
];

export const notificationResolvers = {
  NotificationUnion: { __resolveType: ({ type }: Notification) => TYPES[type] },
  ...Object.fromEntries(
    Object.values(TYPES).flatMap((name) => {
      const wanted = FIELDS.find(([pattern]) => pattern.test(name))?.[1];
      return wanted === undefined
        ? []
        : [[name, Object.fromEntries(wanted.map((field) => [field, fields[field]]))]];
    }),
  ),
};
