import { readItem, removeItem, sessionStore, writeItem } from '@tsugi/platform/store';
import { FAVOURITE_KINDS } from '../../model/favourite-item.ts';
import type { FavouritesDraft } from './favourites-draft.ts';

const PREFIX = 'tsugi:favourites-draft:';

/** An arrangement that was not saved, for as long as the tab is open; undefined for none. */
export function readDraft(ownerId: number): FavouritesDraft | undefined {
  try {
    const value: unknown = JSON.parse(readItem(sessionStore(), PREFIX + ownerId) ?? 'null');
    return isDraft(value) && isTouched(value) ? value : undefined;
  } catch {
    // Damaged: nothing to offer.
    return undefined;
  }
}

export function storeDraft(ownerId: number, draft: FavouritesDraft): void {
  // Without storage it lasts as long as the page is shown.
  writeItem(sessionStore(), PREFIX + ownerId, JSON.stringify(draft));
}

export function dropDraft(ownerId: number): void {
  removeItem(sessionStore(), PREFIX + ownerId);
}

function isDraft(value: unknown): value is FavouritesDraft {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('removed' in value))
    return false;
  const { order, removed } = value;
  return (
    typeof order === 'object' &&
    order !== null &&
    Object.entries(order).every(
      ([kind, ids]) => isKind(kind) && Array.isArray(ids) && ids.every(Number.isInteger),
    ) &&
    Array.isArray(removed) &&
    removed.every((one) => isKind(one?.kind) && Number.isInteger(one.id))
  );
}

function isTouched({ order, removed }: FavouritesDraft): boolean {
  return Object.keys(order).length > 0 || removed.length > 0;
}

function isKind(value: unknown): boolean {
  return FAVOURITE_KINDS.some((kind) => kind === value);
}
