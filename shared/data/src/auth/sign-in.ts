import type { CallResult } from '../core/call.ts';
import { createQueryCall, type ReadOptions } from '../core/create-call.ts';
import { pageHandle } from '../core/page.ts';
import { pageSettings } from '../sources/data-settings.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { pageAuth } from './auth-store.ts';
import { loginUrl } from './login-url.ts';

/** Stores the token and reads the profile. Text that is too short to be a token changes nothing. */
export function signIn(token: string): void {
  if (pageAuth().signIn(token)) void refreshViewer({ mode: 'reload' });
}

/** Deletes the token, the profile and everything cached for this account, in every tab. */
export function signOut(): void {
  // What waits for its debounce is sent with this account's token. What waits longer stays in its outbox.
  pageAuth().leave();
  pageAuth().signOut();
}

/** Reads the own profile again, unread count included. Never rejects: the profile known so far stays. */
export async function refreshViewer(options: ReadOptions = {}): Promise<void> {
  const auth = pageAuth();
  const token = auth.token();
  if (token === undefined) return;
  const take = ({ value, storedAt }: CallResult) => {
    // The value is what the operation's own decode made.
    if (auth.token() === token) auth.setViewer(value as AuthUser, storedAt);
  };
  try {
    // In the engine's file: the caller waits for that one anyway.
    const { viewer } = await import(/* webpackChunkName: "data-engine" */ '../operations/viewer.query.ts');
    const response = await pageHandle()(createQueryCall(viewer, {}, { token, ...options }));
    take(response);
    if (response.refresh) take(await response.refresh);
  } catch {
    // A refused token has signed out already; in every other case the next page asks again.
  }
}

/** Where signing in begins: the provider's page, which sends the user back with a token. */
export function authorizeUrl(): string {
  return loginUrl(pageSettings(), globalThis.location?.href);
}
