import { itemNames, localStore, readItem, removeItem, writeItem } from '@tsugi/platform/store';

// The number on the icon of the installed app. It is the sum of its parts: the unread notifications, and what remotes count. It is
// stored in localStorage, so that every tab knows it and sees its changes.

const PARTS = 'tsugi.badge.';
const WITHOUT_NOTIFICATIONS = 'tsugi.badge-without-notifications';

// The shell and each remote bundle a copy of this file: the list belongs to the page, not to the module.
const KEY = Symbol.for('tsugi.badge-listeners');

function pageListeners(): Set<() => void> {
  // A symbol of our own: nothing else is stored under it.
  const page = globalThis as { [KEY]?: Set<() => void> };
  page[KEY] ??= new Set();
  return page[KEY];
}

/** Sets what a remote adds to the number; undefined: nothing. */
export function setBadgePart(remote: string, count: number | undefined): void {
  const key = PARTS + remote;
  const text = count === undefined ? null : String(count);
  if (readItem(localStore(), key) === text) return;
  if (text === null) removeItem(localStore(), key);
  else writeItem(localStore(), key, text);
  tell();
}

/** Takes away what remotes count: the account that it is about was signed out. */
export function clearBadgeParts(): void {
  for (const name of partNames()) removeItem(localStore(), name);
  tell();
}

/** The sum of what remotes count. */
export function badgeParts(): number {
  return partNames().reduce((sum, name) => sum + (Number(readItem(localStore(), name)) || 0), 0);
}

/** Whether unread notifications are part of the number; they are unless the user chose otherwise. */
export function badgeHasNotifications(): boolean {
  return readItem(localStore(), WITHOUT_NOTIFICATIONS) === null;
}

export function setBadgeHasNotifications(isCounted: boolean): void {
  if (isCounted) removeItem(localStore(), WITHOUT_NOTIFICATIONS);
  else writeItem(localStore(), WITHOUT_NOTIFICATIONS, '1');
  tell();
}

/** Calls the listener after each change, also of another tab. @returns ends it */
export function onBadgeChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === WITHOUT_NOTIFICATIONS || key.startsWith(PARTS)) listener();
  };
  addEventListener('storage', onStorage);
  const page = pageListeners();
  page.add(listener);
  return () => {
    removeEventListener('storage', onStorage);
    page.delete(listener);
  };
}

function tell(): void {
  for (const listener of [...pageListeners()]) listener();
}

function partNames(): readonly string[] {
  return itemNames(localStore()).filter((name) => name.startsWith(PARTS));
}
