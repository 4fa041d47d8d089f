import { readItem, removeItem, sessionStore, writeItem } from '@tsugi/platform/store';

// Where a login leads back to. A page stores it when its own login link is followed; the shell reads it after the login.

/** In sessionStorage, while this tab is at the provider. Without storage the login leads home. */
const KEY = 'tsugi.return-to';

/** @param path from the product's root, with its query */
export function storeReturnPath(path: string): void {
  writeItem(sessionStore(), KEY, path);
}

export function forgetReturnPath(): void {
  removeItem(sessionStore(), KEY);
}

/** The path to return to after this login, once. */
export function takeReturnPath(): string | undefined {
  const path = readItem(sessionStore(), KEY) ?? '';
  forgetReturnPath();
  return /^\/(?!\/)/.test(path) ? path : undefined;
}
