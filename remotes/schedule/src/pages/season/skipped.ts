import { localStore, readItem, readJson, writeItem } from '@tsugi/platform/store';
import { useSyncExternalStore } from 'react';

const KEY = 'tsugi.season-skipped';

/** About ten years of seasons. The earliest ones make room. */
const MOST = 3000;

const NONE: ReadonlySet<number> = new Set();

/** What memory has of the stored list: as it was read or written last. */
let known: { readonly text: string | null; readonly ids: ReadonlySet<number> } | undefined;
const listeners = new Set<() => void>();

/** The ids of titles that the user skipped on this device, for all accounts. */
export function skippedTitles(): ReadonlySet<number> {
  known ??= read();
  return known.ids;
}

/** Skips a title, or shows it again. Where storage is full or forbidden it lasts as long as the page is shown. */
export function setSkipped(mediaId: number, isSkipped: boolean): void {
  const ids = new Set(skippedTitles());
  ids.delete(mediaId);
  if (isSkipped) ids.add(mediaId);
  const text = JSON.stringify([...ids].slice(-MOST));
  known = { text, ids };
  writeItem(localStore(), KEY, text);
  tell();
}

/** The same for components: they follow other tabs too. */
export function useSkipped(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, skippedTitles, () => NONE);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Other tabs may have written while nothing listened.
    if (known && known.text !== readItem(localStore(), KEY)) known = undefined;
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  known = undefined;
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function read(): NonNullable<typeof known> {
  const stored = readJson(localStore(), KEY);
  const ids = Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  return { text: readItem(localStore(), KEY), ids: new Set(ids) };
}
