/** localStorage, or undefined where the browser forbids it. */
export function localStore(): Storage | undefined {
  try {
    return globalThis.localStorage;
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
