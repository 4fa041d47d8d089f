import { readItem, removeItem, sessionStore } from '@tsugi/platform/store';

/** In sessionStorage: this tab has started a login. The time in milliseconds, a space, and the `state` that the provider was given. */
export const SIGN_IN_MARK = 'tsugi.sign-in-started';

/** How long a login at the provider may take: passwords, second factors, a new account. */
export const MARK_LIFETIME_MS = 15 * 60_000;

/**
 * Whether this tab started the login that a token comes from. The mark is removed.
 * @param state as the provider returned it; null where it does not return it
 */
export function takeSignInMark(state: string | null, now: number): boolean {
  const text = readItem(sessionStore(), SIGN_IN_MARK) ?? '';
  removeItem(sessionStore(), SIGN_IN_MARK);
  const [, at, given] = /^(\d+) (\S+)$/.exec(text) ?? [];
  const age = now - Number(at);
  return age >= 0 && age <= MARK_LIFETIME_MS && (state === null || state === given);
}
