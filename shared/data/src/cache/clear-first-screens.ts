import { itemNames, removeItem } from '@tsugi/platform/store';

/** The names of all items of the first-screen cache begin with this. */
export const FIRST_SCREEN_PREFIX = 'tsugi.first-screen';

/** Empties the first-screen cache. A file of its own: it is all of it that the initial file needs. */
export function clearFirstScreenCache(storage: Storage | undefined): void {
  for (const name of itemNames(storage)) if (name.startsWith(FIRST_SCREEN_PREFIX)) removeItem(storage, name);
}
