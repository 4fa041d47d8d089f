import { localStore, readJson, writeItem } from '@tsugi/platform/store';
import { atom, getDefaultStore } from 'jotai/vanilla';

/** A search that the user has named. It is kept on this device. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The page from the product's root with its parameters: `/search/anime?genre=Drama`. */
  readonly path: string;
  /** It stands above the results of every search. */
  readonly isPinned: boolean;
  /** The newest title that the tracker had when the user last opened it; undefined until that is known. */
  readonly seenId?: number;
  /** Of the last look at the tracker: when, in milliseconds since 1970, its newest title, and how many are new since. */
  readonly look?: { readonly at: number; readonly newestId: number; readonly count: number };
}

const KEY = 'tsugi.saved-searches';
/** A look asks for so many of the newest titles: more are shown as so many and a plus. */
export const MOST_NEW = 25;
/** More would be a list to search in. */
export const MAX_SAVED = 50;

/** All of them, the oldest first. Other tabs' changes arrive with the storage event. */
export const savedSearchesAtom = atom<readonly SavedSearch[]>(readSaved());
savedSearchesAtom.onMount = (set) => {
  // Another tab may have changed them since this file was evaluated.
  set((before) => {
    const now = readSaved();
    return JSON.stringify(now) === JSON.stringify(before) ? before : now;
  });
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) set(readSaved());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

export function savedSearches(): readonly SavedSearch[] {
  return getDefaultStore().get(savedSearchesAtom);
}

/**
 * Adds a search, pinned; the one with the same page is renamed.
 * @returns false when this device keeps nothing: it then lasts as long as the page
 */
export function saveSearch(name: string, path: string): boolean {
  const known = savedSearches().find((one) => one.path === path);
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  if (known) changeSaved(known.id, { name });
  else write([...savedSearches(), { id, name, path, isPinned: true }].slice(-MAX_SAVED));
  return readSaved().some((one) => one.path === path && one.name === name);
}

export function changeSaved(id: string, change: Partial<Omit<SavedSearch, 'id'>>): void {
  write(savedSearches().map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/** @returns takes the deletion back */
export function deleteSaved(id: string): () => void {
  const before = savedSearches();
  write(before.filter((one) => one.id !== id));
  return () => {
    const deleted = before.find((one) => one.id === id);
    if (deleted) write([...savedSearches().filter((one) => one.id !== id), deleted]);
  };
}

/** The user looks at it now: nothing of it is new any more. */
export function markSeen(path: string): void {
  const saved = savedSearches().find((one) => one.path === path);
  if (!saved?.look || (saved.look.count === 0 && saved.seenId === saved.look.newestId)) return;
  changeSaved(saved.id, { seenId: saved.look.newestId, look: { ...saved.look, count: 0 } });
}

function write(searches: readonly SavedSearch[]): void {
  writeItem(localStore(), KEY, JSON.stringify(searches));
  getDefaultStore().set(savedSearchesAtom, searches);
}

/** What is damaged, or was stored by another release in another form, is left out. */
function readSaved(): readonly SavedSearch[] {
  const stored = readJson(localStore(), KEY);
  return Array.isArray(stored) ? stored.filter(isSavedSearch) : [];
}

function isSavedSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  // Each member is looked at.
  const { id, name, path, isPinned, seenId, look } = value as Partial<Record<keyof SavedSearch, unknown>>;
  const isLook =
    look === undefined ||
    (typeof look === 'object' &&
      look !== null &&
      Object.values(look).length === 3 &&
      Object.values(look).every((part) => typeof part === 'number'));
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof path === 'string' &&
    /^\/search\/[a-z]/.test(path) &&
    typeof isPinned === 'boolean' &&
    (seenId === undefined || typeof seenId === 'number') &&
    isLook
  );
}
