/** localStorage, or undefined where the browser forbids it. */
export const localStore = (): Storage | undefined => storeOf('localStorage');

/** sessionStorage, or undefined where the browser forbids it. */
export const sessionStore = (): Storage | undefined => storeOf('sessionStorage');

function storeOf(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    // Reading the property itself throws when storage is blocked.
    return undefined;
  }
}

/** The names of all items; none where storage may not be read. */
export function itemNames(storage: Storage | undefined): readonly string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  } catch {
    // As above: what is forbidden is as good as empty.
    return [];
  }
}

/** Null where there is none, or where storage may not be read. */
export function readItem(storage: Storage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // As above.
    return null;
  }
}

/** @returns undefined for an item that is damaged or may not be read, null for one that is not there */
export function readJson(storage: Storage | undefined, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    // As above: the caller begins without it.
    return undefined;
  }
}

export function writeItem(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // Full or forbidden storage: what is in memory has to do.
  }
}

export function removeItem(storage: Storage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
