export const NOTIFICATION_TYPES = [
  'ACTIVITY_MESSAGE',
  'ACTIVITY_REPLY',
  'FOLLOWING',
  'ACTIVITY_MENTION',
  'THREAD_COMMENT_MENTION',
  'THREAD_SUBSCRIBED',
  'THREAD_COMMENT_REPLY',
  'AIRING',
  'ACTIVITY_LIKE',
  'ACTIVITY_REPLY_LIKE',
  'THREAD_LIKE',
  'THREAD_COMMENT_LIKE',
  'ACTIVITY_REPLY_SUBSCRIBED',
  'RELATED_MEDIA_ADDITION',
  'MEDIA_DATA_CHANGE',
  'MEDIA_MERGE',
  'MEDIA_DELETION',
  'MEDIA_SUBMISSION_UPDATE',
  'STAFF_SUBMISSION_UPDATE',
  'CHARACTER_SUBMISSION_UPDATE',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** One notification; which of the references are set depends on the type. */
export type Notification = {
  id: number;
  type: NotificationType;
  /** Unix seconds. */
  createdAt: number;
  userId?: number;
  mediaId?: number;
  activityId?: number;
  threadId?: number;
  commentId?: number;
  episode?: number;
  context?: string;
  contexts?: readonly string[];
  reason?: string;
  deletedMediaTitle?: string;
  deletedMediaTitles?: readonly string[];
  staffId?: number;
  characterId?: number;
  /** Of a submission: what became of it, and the moderator's note. */
  status?: string;
  notes?: string;
  submittedTitle?: string;
};
