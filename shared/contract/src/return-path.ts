// Where a login leads back to. A page stores it when its own login link is followed; the shell reads it after the login.

/** In sessionStorage, while this tab is at the provider. */
const KEY = 'tsugi.return-to';

/** @param path from the product's root, with its query */
export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the login leads home.
  }
}

export function forgetReturnPath(): void {
  takeReturnPath();
}

/** The path to return to after this login, once. */
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
