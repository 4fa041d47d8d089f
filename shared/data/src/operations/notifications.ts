import type { PageOf } from '../core/page-of.ts';
import { present } from '../sources/present.ts';
import { USER_CARD } from '../sources/tracker/fragments.ts';
import type { NotificationsQuery } from '../sources/tracker/generated/operations.ts';
import type { NotificationType } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';
import { toUserCard, type UserCardData } from '../sources/tracker/user-card.ts';

/** A notification of any type. Of types that no page tells, only the first three members are asked for. */
export interface NotificationData {
  readonly id: number;
  readonly type: NotificationType | null;
  /** Unix seconds. */
  readonly createdAt: number;
  /** What follows the name or the title: " liked your activity." */
  readonly context: string | null;
  /** Of an airing: before the episode, between episode and title, after the title. */
  readonly contexts: readonly (string | null)[] | null;
  readonly episode: number | null;
  readonly activityId: number | null;
  readonly user: UserCardData | null;
  readonly media: NotificationMedia | null;
}

export interface NotificationMedia {
  readonly id: number;
  readonly type: string | null;
  readonly title: { readonly userPreferred: string };
  readonly coverImage: { readonly large: string | null; readonly color: string | null };
}

export interface NotificationsVariables {
  readonly page: number;
  /** All types when left out. */
  readonly type_in?: readonly NotificationType[];
}

type Wire = NonNullable<NonNullable<NonNullable<NotificationsQuery['Page']>['notifications']>[number]>;

const MEDIA = 'media { id type title { userPreferred } coverImage { large color } }';
const USER = 'user { ...UserCard }';

/** What has happened to whoever holds the token, newest first, 15 a page. Reading it resets the unread count. */
export const notifications = trackerQuery<
  NotificationsQuery,
  NotificationsVariables,
  PageOf<NotificationData>
>({
  name: 'notifications',
  document: `query Notifications($page: Int, $type_in: [NotificationType]) {
  Page(page: $page, perPage: 15) {
    pageInfo { hasNextPage }
    notifications(type_in: $type_in, resetNotificationCount: true) {
      ... on AiringNotification { id type createdAt contexts episode ${MEDIA} }
      ... on RelatedMediaAdditionNotification { id type createdAt context ${MEDIA} }
      ... on ActivityLikeNotification { id type createdAt context activityId ${USER} }
      ... on ActivityReplyNotification { id type createdAt context activityId ${USER} }
      ... on ActivityReplyLikeNotification { id type createdAt context activityId ${USER} }
      ... on FollowingNotification { id type createdAt context ${USER} }
      ... on ActivityMessageNotification { id type createdAt }
      ... on ActivityMentionNotification { id type createdAt }
      ... on ActivityReplySubscribedNotification { id type createdAt }
      ... on ThreadCommentMentionNotification { id type createdAt }
      ... on ThreadCommentReplyNotification { id type createdAt }
      ... on ThreadCommentSubscribedNotification { id type createdAt }
      ... on ThreadCommentLikeNotification { id type createdAt }
      ... on ThreadLikeNotification { id type createdAt }
      ... on MediaDataChangeNotification { id type createdAt }
      ... on MediaMergeNotification { id type createdAt }
      ... on MediaDeletionNotification { id type createdAt }
    }
  }
}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 7 * 3600, freshForSeconds: 15 },
  select: ({ Page }) => ({
    items: present(Page?.notifications).map(toNotification),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
});

function toNotification(wire: Wire): NotificationData {
  return {
    id: wire.id,
    type: wire.type,
    createdAt: wire.createdAt ?? 0,
    context: 'context' in wire ? (wire.context ?? null) : null,
    contexts: 'contexts' in wire ? (wire.contexts ?? null) : null,
    episode: 'episode' in wire ? (wire.episode ?? null) : null,
    activityId: 'activityId' in wire ? (wire.activityId ?? null) : null,
    user: 'user' in wire && wire.user ? toUserCard(wire.user) : null,
    media: 'media' in wire && wire.media ? toMedia(wire.media) : null,
  };
}

type WireMedia = NonNullable<Extract<Wire, { readonly media?: unknown }>['media']>;

function toMedia({ id, type, title, coverImage }: WireMedia): NotificationMedia {
  return {
    id,
    type,
    title: { userPreferred: title?.userPreferred ?? 'Untitled' },
    coverImage: { large: coverImage?.large ?? null, color: coverImage?.color ?? null },
  };
}
