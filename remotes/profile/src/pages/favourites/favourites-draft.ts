import type { FavouriteOrder } from '@tsugi/data/mutations';
import {
  FAVOURITE_KINDS,
  type FavouriteItem,
  type FavouriteKind,
  type FavouritesByKind,
} from '../../model/favourite-item.ts';

/** What the owner has arranged and not saved yet. */
export interface FavouritesDraft {
  /** Ids in the new order, of the kinds that were touched. */
  readonly order: Readonly<Partial<Record<FavouriteKind, readonly number[]>>>;
  readonly removed: readonly { readonly kind: FavouriteKind; readonly id: number }[];
}

export const EMPTY_DRAFT: FavouritesDraft = { order: {}, removed: [] };

/** The favourites as arranged. What came with a later page stands at the end. */
export function arrange(favourites: FavouritesByKind, draft: FavouritesDraft): FavouritesByKind {
  const of = (kind: FavouriteKind) => arrangeKind(favourites[kind], kind, draft);
  return {
    anime: of('anime'),
    characters: of('characters'),
    manga: of('manga'),
    staff: of('staff'),
    studios: of('studios'),
  };
}

function arrangeKind(
  items: readonly FavouriteItem[],
  kind: FavouriteKind,
  { order, removed }: FavouritesDraft,
) {
  const gone = new Set(removed.filter((one) => one.kind === kind).map(({ id }) => id));
  const left = items.filter(({ id }) => !gone.has(id));
  const ids = order[kind];
  if (!ids) return left;
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: FavouriteItem) => place.get(id) ?? ids.length;
  return left.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Moves the item with `id` to where `overId` stands. */
export function move(
  favourites: FavouritesByKind,
  draft: FavouritesDraft,
  kind: FavouriteKind,
  id: number,
  overId: number,
): FavouritesDraft {
  const ids = arrange(favourites, draft)[kind].map((item) => item.id);
  const [from, to] = [ids.indexOf(id), ids.indexOf(overId)];
  if (from < 0 || to < 0 || from === to) return draft;
  return { ...draft, order: { ...draft.order, [kind]: ids.toSpliced(from, 1).toSpliced(to, 0, id) } };
}

export function remove(draft: FavouritesDraft, kind: FavouriteKind, id: number): FavouritesDraft {
  return { ...draft, removed: [...draft.removed, { kind, id }] };
}

/** Its place is still in the order, or in the page that it came with. */
export function restore(draft: FavouritesDraft, kind: FavouriteKind, id: number): FavouritesDraft {
  return { ...draft, removed: draft.removed.filter((one) => one.kind !== kind || one.id !== id) };
}

/**
 * The sections whose order is another than before, each whole. What was removed keeps a place in it: should the tracker
 * refuse its deletion, it stands there and not at the end.
 */
export function changedOrder(favourites: FavouritesByKind, draft: FavouritesDraft): FavouriteOrder {
  const arranged = arrange(favourites, draft);
  const before = arrange(favourites, { ...draft, order: {} });
  return Object.fromEntries(
    FAVOURITE_KINDS.flatMap((kind) => {
      const ids = arranged[kind].map(({ id }) => id);
      const isChanged = ids.some((id, index) => before[kind][index]?.id !== id);
      if (!isChanged) return [];
      const known = favourites[kind].map(({ id }) => id);
      return [[kind, withRemoved(ids, draft.order[kind] ?? [], known)]];
    }),
  );
}

/** What was removed stands after what it followed in the order, or, removed before the order was made, in the list before. */
function withRemoved(
  ids: readonly number[],
  order: readonly number[],
  before: readonly number[],
): readonly number[] {
  const whole = [...ids];
  for (const id of before) {
    if (whole.includes(id)) continue;
    const row = order.includes(id) ? order : before;
    const follows = row.slice(0, row.indexOf(id)).findLast((one) => whole.includes(one));
    whole.splice(follows === undefined ? 0 : whole.indexOf(follows) + 1, 0, id);
  }
  return whole;
}
