import { currentAuth, read } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { userByName } from '@tsugi/data/operations/user-by-name';
import { hasStored } from '@tsugi/data/read-stored';
import { storedQuery } from '@tsugi/data/stored';

/** A longer list takes more requests than an idle page may send. Two chunks. */
const MOST_TITLES = 1_000;

/**
 * Loads the viewer's lists that are not on this device, when the page is idle: offline, the editor reads entries there. With the
 * priority of a prefetch, which gives up when the service has little left; the next visit tries again.
 */
export async function keepLists(): Promise<void> {
  const auth = currentAuth();
  // Without a service worker, nothing is opened offline.
  if (auth.status !== 'signed-in' || !auth.viewer || !navigator.serviceWorker?.controller) return;
  const userName = auth.viewer.name;
  try {
    const lacking: ('ANIME' | 'MANGA')[] = [];
    for (const type of ['ANIME', 'MANGA'] as const) {
      const stored = storedQuery(mediaListCollection, { userName, type });
      if (stored && !(await hasStored(stored.storeName, stored.key))) lacking.push(type);
    }
    if (lacking.length === 0) return;
    const { statistics } = await read(userByName, { name: userName }, { priority: 'prefetch' });
    for (const type of lacking) {
      const { count } = type === 'ANIME' ? statistics.anime : statistics.manga;
      if (count > MOST_TITLES) continue;
      await read(mediaListCollection, { userName, type }, { priority: 'prefetch' });
    }
  } catch {
    // The user has not asked for it.
  }
}
