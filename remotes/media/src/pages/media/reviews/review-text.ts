import { formatNumber } from '@tsugi/ui/components';

/** "812 of 900 users found it helpful"; nothing before the first vote. */
export function helpfulText(rating: number | null, ratingAmount: number | null): string {
  if (!ratingAmount) return '';
  return `${formatNumber(rating ?? 0)} of ${formatNumber(ratingAmount)} ${ratingAmount === 1 ? 'user' : 'users'} found it helpful`;
}

/** Where a review stands whole, below the page of its media; written from the product's root. */
export function reviewPath(mediaPath: string, id: number): string {
  return `${mediaPath}/review/${id}`;
}
