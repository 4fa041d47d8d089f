import { type FavouriteKind, toggleFavourite } from '../operations/toggle-favourite.mutation.ts';
import { type FavouriteOrder, updateFavouriteOrder } from '../operations/update-favourite-order.mutation.ts';
import { createMutation } from './create-mutation.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { favouriteMutation } from './definitions/favourite-mutation.ts';

export interface FavouritesSave {
  /** What is no longer a favourite. */
  readonly removed: readonly { readonly kind: FavouriteKind; readonly id: number }[];
  /** Only the sections whose order has changed, each whole. */
  readonly order: FavouriteOrder;
}

/**
 * Saves the viewer's favourites as they were arranged, at once and without the outbox: the order first, then what was
 * removed. Rejects with an ApiError at the first refusal; nothing after it is sent.
 */
export async function saveFavourites({ removed, order }: FavouritesSave): Promise<void> {
  const mutate = createMutation();
  if (Object.keys(order).length > 0) await mutate(updateFavouriteOrder, order);
  for (const { kind, id } of removed) {
    await mutate(toggleFavourite, { kind, id });
    // Its own page shows it too, which this mutation does not invalidate.
    pageOptimistic().confirm(favouriteMutation(kind, id).kind, id, { isFavourite: false });
  }
}
