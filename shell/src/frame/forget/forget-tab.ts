import { itemNames, localStore, removeItem, sessionStore } from '@tsugi/platform/store';
import { baseUrl } from '../../base-url.ts';

/** These are ours without our prefix: the dates of what the service worker has cached, and items from the time before the prefix. */
const WITHOUT_PREFIX = [
  'workbox-expiration',
  'access_token',
  'auth_profile_info',
  'activity_feed',
  'notifications_shown',
  'list_view',
  'search_view',
];

/** Other applications may stand on the same origin. @param name of an item of a storage, a database or a cache */
export const isOurs = (name: string) => name.startsWith('tsugi') || WITHOUT_PREFIX.includes(name);

export function clearItems(): void {
  for (const store of [localStore(), sessionStore()])
    for (const name of itemNames(store).filter(isOurs)) removeItem(store, name);
}

/** Leaves the page for that of a first visit. What the page stores while it is left is deleted too. */
export function leaveForgotten(): void {
  clearItems();
  // Registered last: after what stores screens and places of scrolling.
  addEventListener('pagehide', clearItems);
  document.addEventListener('visibilitychange', clearItems);
  location.replace(baseUrl);
}
