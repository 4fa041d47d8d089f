import type { FavouriteOrder } from '@tsugi/data/mutations';
import { plural, t } from '@tsugi/i18n/macro';
import type { FavouritesByKind } from '../../model/favourite-item.ts';
import { EMPTY_DRAFT, type FavouritesDraft } from './favourites-draft.ts';

/** A save that ended with a refusal or a failure. */
export interface PartialSave {
  readonly favourites: FavouritesByKind;
  readonly draft: FavouritesDraft;
  /** The order that was sent; without sections when there was none to send. */
  readonly order: FavouriteOrder;
  readonly isOrderSaved: boolean;
  /** How many deletions the tracker has confirmed, the first ones of the draft. */
  readonly deleted: number;
  /** What was sent last may have been carried out all the same. */
  readonly isUncertain: boolean;
}

/** What the tracker has confirmed of it: shown until its own list has come. */
export function confirmedDraft({ draft, order, isOrderSaved, deleted }: PartialSave): FavouritesDraft {
  return { order: isOrderSaved ? order : EMPTY_DRAFT.order, removed: draft.removed.slice(0, deleted) };
}

/** What was saved and what was not, in sentences. */
export function partialSaveText(save: PartialSave): string {
  const { favourites, draft, order, isOrderSaved, deleted, isUncertain } = save;
  const failed = draft.removed.slice(deleted);
  const isOrderOpen = Object.keys(order).length > 0 && !isOrderSaved;
  if (isUncertain) {
    return isOrderOpen
      ? t`Whether the new order was saved is not known. The page reads what the tracker has.`
      : t`Whether the deletion of ${{ name: nameOf(failed[0], favourites) }} was saved is not known. The page reads what the tracker has.`;
  }
  if (isOrderOpen) {
    return failed.length === 0
      ? t`Your favourites are in their previous order.`
      : t`Your favourites are in their previous order, and nothing was deleted.`;
  }
  const done = [
    isOrderSaved && t`Your new order is saved.`,
    deleted > 0 && t`${deleted} of ${{ count: draft.removed.length }} were deleted.`,
  ];
  const name = nameOf(failed[0], favourites);
  const others = failed.length - 1;
  const kept =
    others === 0
      ? t`${name} is still a favourite.`
      : plural(others, {
          one: `${name} and # more are still favourites.`,
          other: `${name} and # more are still favourites.`,
        });
  return [...done, kept].filter(Boolean).join(' ');
}

function nameOf(
  removed: FavouritesDraft['removed'][number] | undefined,
  favourites: FavouritesByKind,
): string {
  const item = removed && favourites[removed.kind].find(({ id }) => id === removed.id);
  return item ? t`“${{ title: item.name }}”` : t`It`;
}
