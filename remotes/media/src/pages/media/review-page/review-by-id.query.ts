import { required, toUserCard, trackerQuery, type UserCardData } from '@tsugi/data/operation';
import type { ReviewByIdQuery } from '../../../generated/operations.ts';

/** A review as its author wrote it. */
export interface Review {
  readonly id: number;
  readonly mediaId: number;
  readonly summary: string | null;
  /** Markdown of the tracker; it may hold spoilers. */
  readonly body: string;
  /** 0 to 100; null without one. */
  readonly score: number | null;
  /** Users who found it helpful, of all who said. */
  readonly rating: number;
  readonly ratingAmount: number;
  readonly siteUrl: string | null;
  /** Unix seconds. */
  readonly createdAt: number;
  /** Null when the account is gone. */
  readonly user: UserCardData | null;
}

export const reviewById = trackerQuery<ReviewByIdQuery, { readonly id: number }, Review>({
  name: 'review-by-id',
  shape: 2,
  document: `query ReviewById($id: Int) {
  Review(id: $id) {
    id mediaId summary body(asHtml: false) score rating ratingAmount siteUrl createdAt user { id name avatar { large } }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 86_400 },
  select: ({ Review }) => {
    const { body, score, rating, ratingAmount, user, ...review } = required(Review, 'Review');
    return {
      ...review,
      body: body ?? '',
      score: score || null,
      rating: rating ?? 0,
      ratingAmount: ratingAmount ?? 0,
      user: user ? toUserCard(user) : null,
    };
  },
});
