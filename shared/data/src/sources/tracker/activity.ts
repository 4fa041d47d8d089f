import type { PageOf } from '../../core/page-of.ts';
import { withOptimistic, withOptimisticAll } from '../../optimistic/apply-optimistic.ts';
import type { OptimisticLookup } from '../../optimistic/optimistic-layer.ts';
import { present } from '../present.ts';
import type { ActivityByIdQuery } from './generated/operations.ts';
import type { MediaType } from './generated/types.ts';
import { toUserCard, type UserCardData } from './user-card.ts';

interface ActivityBase {
  readonly id: number;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly replyCount: number;
  readonly isLocked: boolean;
  readonly siteUrl: string | null;
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

type Wire = NonNullable<ActivityByIdQuery['Activity']>;

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
  const base = {
    id: wire.id,
    createdAt: wire.createdAt,
    likeCount: wire.likeCount,
    isLiked: wire.isLiked ?? false,
    replyCount: wire.replyCount,
    isLocked: wire.isLocked ?? false,
    siteUrl: wire.siteUrl,
  };
  switch (wire.kind) {
    case 'TextActivity':
      return { ...base, kind: 'text', text: wire.text ?? '', user: wire.user ? toUserCard(wire.user) : null };
    case 'ListActivity':
      return {
        ...base,
        kind: 'list',
        status: wire.status ?? '',
        progress: wire.progress,
        user: wire.user ? toUserCard(wire.user) : null,
        media: wire.media
          ? {
              id: wire.media.id,
              type: wire.media.type,
              title: { userPreferred: wire.media.title?.userPreferred ?? 'Untitled' },
              coverImage: {
                large: wire.media.coverImage?.large ?? null,
                color: wire.media.coverImage?.color ?? null,
              },
              isAdult: wire.media.isAdult ?? false,
            }
          : null,
      };
    case 'MessageActivity':
      return {
        ...base,
        kind: 'message',
        text: wire.message ?? '',
        isPrivate: wire.isPrivate ?? false,
        user: wire.messenger ? toUserCard(wire.messenger) : null,
        recipient: wire.recipient ? toUserCard(wire.recipient) : null,
      };
    default:
      return undefined;
  }
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
