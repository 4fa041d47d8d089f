import { plural, t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';

/** "812 of 900 users found it helpful"; nothing before the first vote. */
export function helpfulText(rating: number | null, ratingAmount: number | null): string {
  if (!ratingAmount) return '';
  const count = formatNumber(rating ?? 0);
  return plural(ratingAmount, {
    one: `${count} of # user found it helpful`,
    other: `${count} of # users found it helpful`,
  });
}

/** Where a review stands whole, below the page of its media; written from the product's root. */
export function reviewPath(mediaPath: string, id: number): string {
  return `${mediaPath}/review/${id}`;
}

/** Who wrote a review; accounts can be gone. */
export function AuthorName({ name }: { readonly name: string | undefined }) {
  if (!name) return t`A user who left`;
  return <AppLink to={`/user/${encodeURIComponent(name)}`}>{name}</AppLink>;
}
