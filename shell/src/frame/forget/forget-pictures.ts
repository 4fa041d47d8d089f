import { localStore, readItem, removeItem, writeItem } from '@tsugi/platform/store';
import { forgetPictureDates } from './forget-picture-dates.ts';

/** Deletes cached pictures and their URLs: they show which account was used here and what it follows. */
export async function forgetPictures(): Promise<void> {
  // Caches are missing outside secure contexts.
  if (!('caches' in globalThis)) return;
  await caches
    .delete('tsugi-pictures')
    .then(forgetPictureDates)
    .catch(() => undefined);
}

/** Key of the account id to which the cached pictures belong. */
const OWNER_KEY = 'tsugi.pictures-of';
const UNKNOWN = '?';

/**
 * Stores whose pictures are cached from now on, and deletes those of an account that was signed out while no page was open.
 * @param viewerId `null` while the profile is not loaded, undefined when signed out
 */
export function setPictureOwner(viewerId: number | null | undefined): void {
  const owner = readItem(localStore(), OWNER_KEY);
  const next = viewerId === undefined ? null : String(viewerId ?? owner ?? UNKNOWN);
  if (owner !== null && next !== owner && !(owner === UNKNOWN && next !== null)) void forgetPictures();
  if (next === null) removeItem(localStore(), OWNER_KEY);
  else writeItem(localStore(), OWNER_KEY, next);
}
