import {
  assertPageSize,
  type PageOf,
  present,
  toUserCard,
  trackerQuery,
  USER_CARD,
  type UserCardData,
} from '@tsugi/data/operation';
import type { NotificationType } from '@tsugi/data/wire/tracker';
import { t } from '@tsugi/i18n/macro';
import type { NotificationsQuery } from '../../generated/operations.ts';

/** One notification of any type. What a type does not have is null. */
export interface NotificationData {
  readonly id: number;
  readonly type: string;
  /** Unix seconds; of a type that this version does not know, those of its neighbour. */
  readonly createdAt: number;
  /** False when `id` and `createdAt` only say where it stands among the others. */
  readonly isDated: boolean;
  readonly context: string | null;
  /** Of an airing: what stands before the episode, between episode and title, and after the title. */
  readonly contexts: readonly string[] | null;
  readonly episode: number | null;
  readonly activityId: number | null;
  readonly user: UserCardData | null;
  readonly media: NotificationMedia | null;
  /** The person or character that a submission was about. */
  readonly person: NotificationPerson | null;
  readonly thread: NotificationThread | null;
  /** What became of a submission: `accepted`, `partially accepted`, `rejected`. */
  readonly submission: string | null;
  /** Of a submission that has no media. */
  readonly submittedTitle: string | null;
  /** Why the data of a media was changed, merged or deleted, or what a moderator wrote about a submission. */
  readonly reason: string | null;
  /** Of a merge or a deletion: the titles that are gone. */
  readonly deletedTitles: readonly string[] | null;
}

export interface NotificationPerson {
  readonly kind: 'staff' | 'character';
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
}

export interface NotificationThread {
  readonly title: string;
  /** On the tracker's own site: of the comment, where there is one. */
  readonly siteUrl: string | null;
}

export interface NotificationPage extends PageOf<NotificationData> {
  /** How many were unread before this page was read. */
  readonly unreadCount: number;
}

export interface NotificationMedia {
  readonly id: number;
  readonly type: 'ANIME' | 'MANGA' | null;
  readonly title: { readonly userPreferred: string; readonly english: string | null };
  /** Tells, with the English title, the language of the preferred one. */
  readonly countryOfOrigin: string | null;
  readonly coverImage: { readonly large: string | null; readonly color: string | null };
}

export interface NotificationsVariables {
  readonly page: number;
  /** Every type when left out. */
  readonly types?: readonly NotificationType[];
  /** Reading marks all as read when left out. */
  readonly reset?: boolean;
}

type Wire = NonNullable<NonNullable<NonNullable<NotificationsQuery['Page']>['notifications']>[number]>;

const PER_PAGE = 15;

/** The user's notifications, newest first, 15 a page. */
export const notifications = trackerQuery<NotificationsQuery, NotificationsVariables, NotificationPage>({
  name: 'notifications',
  shape: 4,
  document: `query Notifications($page: Int, $types: [NotificationType], $reset: Boolean) {
  Viewer { unreadNotificationCount }
  Page(page: $page, perPage: 15) {
    pageInfo { hasNextPage perPage }
    notifications(type_in: $types, resetNotificationCount: $reset) {
      kind: __typename
      ... on AiringNotification { id type createdAt contexts episode media { ...NotificationMedia } }
      ... on RelatedMediaAdditionNotification { id type createdAt context media { ...NotificationMedia } }
      ... on FollowingNotification { id type createdAt context user { ...UserCard } }
      ... on ActivityLikeNotification { id type createdAt context activityId user { ...UserCard } }
      ... on ActivityReplyLikeNotification { id type createdAt context activityId user { ...UserCard } }
      ... on ActivityReplyNotification { id type createdAt context activityId user { ...UserCard } }
      ... on ActivityMessageNotification { id type createdAt context activityId user { ...UserCard } }
      ... on ActivityMentionNotification { id type createdAt context activityId user { ...UserCard } }
      ... on ActivityReplySubscribedNotification { id type createdAt context activityId user { ...UserCard } }
      ... on ThreadCommentMentionNotification { id type createdAt context thread { title siteUrl } comment { siteUrl } user { ...UserCard } }
      ... on ThreadCommentReplyNotification { id type createdAt context thread { title siteUrl } comment { siteUrl } user { ...UserCard } }
      ... on ThreadCommentSubscribedNotification { id type createdAt context thread { title siteUrl } comment { siteUrl } user { ...UserCard } }
      ... on ThreadCommentLikeNotification { id type createdAt context thread { title siteUrl } comment { siteUrl } user { ...UserCard } }
      ... on ThreadLikeNotification { id type createdAt context thread { title siteUrl } comment { siteUrl } user { ...UserCard } }
      ... on MediaDataChangeNotification { id type createdAt context reason media { ...NotificationMedia } }
      ... on MediaMergeNotification { id type createdAt context reason deletedMediaTitles media { ...NotificationMedia } }
      ... on MediaDeletionNotification { id type createdAt context reason deletedMediaTitle }
      ... on MediaSubmissionUpdateNotification { id type createdAt status notes submittedTitle media { ...NotificationMedia } }
      ... on StaffSubmissionUpdateNotification { id type createdAt status notes staff { id name { userPreferred } image { large } } }
      ... on CharacterSubmissionUpdateNotification { id type createdAt status notes character { id name { userPreferred } image { large } } }
    }
  }
}
fragment NotificationMedia on Media { id type title { userPreferred english } countryOfOrigin coverImage { large color } }
${USER_CARD}`,
  // Seven hours at most; shown at once, and always with what is new behind it.
  cache: { type: 'default', expiresInSeconds: 7 * 3600, freshForSeconds: 15 },
  variables: ({ page, types, reset = true }) => ({ page, types, reset }),
  effects: {
    unreadNotifications: ({ Viewer }, { reset = true }) =>
      reset ? 'reset' : Viewer?.unreadNotificationCount,
  },
  select: ({ Page, Viewer }) => {
    assertPageSize(Page?.pageInfo, PER_PAGE);
    return {
      unreadCount: Viewer?.unreadNotificationCount ?? 0,
      items: placed(present(Page?.notifications).map(toNotification)),
      hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
    };
  },
});

type Unplaced = Omit<NotificationData, 'id' | 'createdAt'> & {
  readonly id: number | undefined;
  readonly createdAt: number | null | undefined;
};

/**
 * Of a type that is newer than the document, the tracker sends its name alone. Such a notification gets a place behind
 * the one before it, newest first: an id of its own between both neighbours, and the neighbour's time.
 */
function placed(items: readonly Unplaced[]): readonly NotificationData[] {
  const known = items.find(({ id }) => id !== undefined);
  let last = { id: (known?.id ?? 0) + 1, createdAt: known?.createdAt ?? 0 };
  let unknown = 0;
  return items.map((item) => {
    unknown = item.id === undefined ? unknown + 1 : 0;
    last = {
      id: item.id ?? Math.ceil(last.id) - unknown / items.length,
      createdAt: item.createdAt ?? last.createdAt,
    };
    return { ...item, ...last };
  });
}

function toNotification(wire: Wire): Unplaced {
  const media = 'media' in wire ? wire.media : null;
  const user = 'user' in wire ? wire.user : null;
  return {
    // The types name every member of the union; the tracker may have more.
    id: 'id' in wire ? wire.id : undefined,
    type: wire.type ?? wire.kind,
    createdAt: wire.createdAt,
    isDated: typeof wire.createdAt === 'number',
    context: 'context' in wire ? wire.context : null,
    contexts: 'contexts' in wire ? present(wire.contexts) : null,
    episode: 'episode' in wire ? wire.episode : null,
    activityId: 'activityId' in wire ? wire.activityId : null,
    user: user ? toUserCard(user) : null,
    media: media
      ? {
          id: media.id,
          type: media.type,
          title: {
            userPreferred: media.title?.userPreferred ?? t`Untitled`,
            english: media.title?.english ?? null,
          },
          countryOfOrigin: media.countryOfOrigin,
          coverImage: { large: media.coverImage?.large ?? null, color: media.coverImage?.color ?? null },
        }
      : null,
    thread: toThread(wire),
    person: toPerson(wire),
    submission: 'status' in wire ? wire.status : null,
    submittedTitle: 'submittedTitle' in wire ? wire.submittedTitle : null,
    reason: 'reason' in wire ? wire.reason : 'notes' in wire ? wire.notes : null,
    deletedTitles: toDeletedTitles(wire),
  };
}

function toThread(wire: Wire): NotificationThread | null {
  if (!('thread' in wire) || !wire.thread) return null;
  const { title, siteUrl } = wire.thread;
  return { title: title ?? t`Untitled thread`, siteUrl: wire.comment?.siteUrl ?? siteUrl };
}

function toPerson(wire: Wire): NotificationPerson | null {
  const staff = 'staff' in wire ? wire.staff : null;
  const person = staff ?? ('character' in wire ? wire.character : null);
  if (!person) return null;
  return {
    kind: staff ? 'staff' : 'character',
    id: person.id,
    name: person.name?.userPreferred ?? t`Unnamed`,
    image: person.image?.large ?? null,
  };
}

function toDeletedTitles(wire: Wire): readonly string[] | null {
  if ('deletedMediaTitles' in wire) return present(wire.deletedMediaTitles);
  return 'deletedMediaTitle' in wire ? present([wire.deletedMediaTitle]) : null;
}
