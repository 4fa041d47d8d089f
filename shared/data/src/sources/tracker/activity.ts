import { t } from '@tsugi/i18n/macro';
import type { PageOf } from '../../core/page-of.ts';
import { withOptimistic, withOptimisticAll } from '../../optimistic/apply-optimistic.ts';
import type { OptimisticLookup } from '../../optimistic/optimistic-layer.ts';
import { present } from '../present.ts';
import type { ActivityByIdQuery, UserCardFragment } from './generated/operations.ts';
import type { MediaType } from './generated/types.ts';
import { toUserCard, type UserCardData } from './user-card.ts';

type Wire = NonNullable<ActivityByIdQuery['Activity']>;

/** `createdAt` is in Unix seconds. */
interface ActivityBase extends Pick<Wire, 'id' | 'createdAt' | 'likeCount' | 'replyCount' | 'siteUrl'> {
  readonly isLiked: boolean;
  readonly isLocked: boolean;
  /** Who did it; of a message, who wrote it. Null for an account that is gone. */
  readonly user: UserCardData | null;
}

/** `text` is the tracker's markdown. */
export interface TextActivity extends ActivityBase {
  readonly kind: 'text';
  readonly text: string;
}

export interface ListActivity extends ActivityBase {
  readonly kind: 'list';
  /** "watched episode", "read chapter", "plans to watch" … */
  readonly status: string;
  /** "3", "3 - 5", or null. */
  readonly progress: string | null;
  readonly media: ActivityMedia | null;
}

export interface MessageActivity extends ActivityBase {
  readonly kind: 'message';
  readonly text: string;
  readonly isPrivate: boolean;
  readonly recipient: UserCardData | null;
}

export type ActivityData = TextActivity | ListActivity | MessageActivity;

export interface ActivityMedia {
  readonly id: number;
  readonly type: MediaType | null;
  readonly title: { readonly userPreferred: string };
  readonly coverImage: { readonly large: string | null; readonly color: string | null };
  readonly isAdult: boolean;
}

export const ACTIVITY = `fragment ActivityItem on ActivityUnion {
  kind: __typename
  ... on TextActivity { id createdAt likeCount isLiked replyCount isLocked siteUrl text user { ...UserCard } }
  ... on ListActivity { id createdAt likeCount isLiked replyCount isLocked siteUrl status progress
    user { ...UserCard }
    media { id type title { userPreferred } coverImage { large color } isAdult } }
  ... on MessageActivity { id createdAt likeCount isLiked replyCount isLocked siteUrl message isPrivate
    messenger { ...UserCard } recipient { ...UserCard } }
}`;

/** Undefined for a kind that the tracker has added since. */
export function toActivity(wire: Wire): ActivityData | undefined {
  const { id, createdAt, likeCount, replyCount, siteUrl } = wire;
  const isLiked = wire.isLiked ?? false;
  const isLocked = wire.isLocked ?? false;
  const base = { id, createdAt, likeCount, isLiked, replyCount, isLocked, siteUrl };
  switch (wire.kind) {
    case 'TextActivity':
      return { ...base, kind: 'text', text: wire.text ?? '', user: toCard(wire.user) };
    case 'ListActivity':
      return {
        ...base,
        kind: 'list',
        status: wire.status ?? '',
        progress: wire.progress,
        user: toCard(wire.user),
        media: wire.media && {
          ...wire.media,
          title: { userPreferred: wire.media.title?.userPreferred ?? t`Untitled` },
          coverImage: wire.media.coverImage ?? { large: null, color: null },
          isAdult: wire.media.isAdult ?? false,
        },
      };
    case 'MessageActivity':
      return {
        ...base,
        kind: 'message',
        text: wire.message ?? '',
        isPrivate: wire.isPrivate ?? false,
        user: toCard(wire.messenger),
        recipient: toCard(wire.recipient),
      };
    default:
      return undefined;
  }
}

function toCard(user: UserCardFragment | null): UserCardData | null {
  return user && toUserCard(user);
}

export function toActivities(list: readonly (Wire | null)[] | null | undefined): readonly ActivityData[] {
  return present(present(list).map(toActivity));
}

export function withOptimisticActivity(activity: ActivityData, lookup: OptimisticLookup): ActivityData {
  return withOptimistic('activity', activity, lookup);
}

export function withOptimisticActivities(
  page: PageOf<ActivityData>,
  lookup: OptimisticLookup,
): PageOf<ActivityData> {
  const items = withOptimisticAll('activity', page.items, lookup);
  return items === page.items ? page : { ...page, items };
}
