/** localStorage, or undefined where the browser forbids it. */
export function localStore(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // Reading the property itself throws when storage is blocked.
    return undefined;
  }
}
