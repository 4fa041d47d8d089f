import type { Command } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { ICONS } from './icons.ts';

interface FavouriteInput {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
  /** The tracker accepts no favourites of it. */
  readonly isBlocked: boolean;
  readonly isSignedIn: boolean;
  readonly title: string;
}

/** Into the viewer's favourites, or out of them. */
export function favouriteCommand({
  isFavourite,
  toggle,
  isBlocked,
  isSignedIn,
  title,
}: FavouriteInput): Command {
  return {
    id: 'favourite',
    title: isFavourite ? t`Remove from favourites` : t`Add to favourites`,
    keywords: [t`favourite`],
    icon: ICONS.heart,
    refusal: refusalOf(isBlocked, isSignedIn),
    action: {
      type: 'run',
      run: () => {
        toggle();
        toast({
          tone: 'good',
          subject: title,
          title: isFavourite ? t`${title} is no favourite any more` : t`${title} is a favourite now`,
        });
      },
    },
  };
}

function refusalOf(isBlocked: boolean, isSignedIn: boolean): string | undefined {
  if (!isSignedIn) return t`Needs a login`;
  return isBlocked ? t`The tracker accepts no favourites of it` : undefined;
}
