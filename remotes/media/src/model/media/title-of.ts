import { t } from '@tsugi/i18n/macro';

interface Titled {
  readonly id: number;
  readonly title: { readonly userPreferred: string | null } | null;
}

/** The title in the language that the user prefers. Every media has one; an id stands in should it ever miss. */
export function titleOf(media: Titled): string {
  return media.title?.userPreferred || t`No. ${{ id: media.id }}`;
}
