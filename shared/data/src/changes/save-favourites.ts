import { type FavouriteKind, toggleFavourite } from '../operations/toggle-favourite.mutation.ts';
import { type FavouriteOrder, updateFavouriteOrder } from '../operations/update-favourite-order.mutation.ts';
import { createMutation } from './create-mutation.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { favouriteMutation } from './definitions/definition-of.ts';

export interface FavouritesSave {
  /** What is no longer a favourite. */
  readonly removed: readonly { readonly kind: FavouriteKind; readonly id: number }[];
  /** Only the sections whose order has changed, each whole. */
  readonly order: FavouriteOrder;
  /** Called for each part that the tracker has confirmed, in the order in which they are sent: a later one may be refused. */
  readonly onConfirmed?: (part: 'order' | FavouritesSave['removed'][number]) => void;
}

/**
 * Saves the viewer's favourites as they were arranged, at once and without the outbox: the order first, then what was
 * removed. Rejects with an ApiError at the first refusal; nothing after it is sent.
 */
export async function saveFavourites({ removed, order, onConfirmed }: FavouritesSave): Promise<void> {
  const mutate = createMutation();
  if (Object.keys(order).length > 0) {
    await mutate(updateFavouriteOrder, order);
    onConfirmed?.('order');
  }
  for (const one of removed) {
    const { kind, id } = one;
    await mutate(toggleFavourite, { kind, id });
    onConfirmed?.(one);
    // Its own page shows it too, which this mutation does not invalidate.
    pageOptimistic().confirm(favouriteMutation(kind, id).kind, id, { isFavourite: false });
  }
}
