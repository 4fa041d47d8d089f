/** Of this tab only, and only while it is at the provider's. */
const KEY = 'tsugi.return-to';

/** @param path from the product's root, with its query */
export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the reader comes home, as after any login.
  }
}

export function forgetReturnPath(): void {
  takeReturnPath();
}

/** The page to go back to after this login, once. */
export function takeReturnPath(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return /^\/(?!\/)/.test(path) ? path : undefined;
  } catch {
    // As above.
    return undefined;
  }
}
