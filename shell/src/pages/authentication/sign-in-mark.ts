import { SIGN_IN_MARK } from './sign-in-mark-key.ts';

/** How long a login at the provider may take: passwords, second factors, a new account. */
export const MARK_LIFETIME_MS = 15 * 60_000;

/**
 * Whether this tab started the login that a token comes from. The mark is removed.
 * @param state as the provider returned it; null where it does not return it
 */
export function takeSignInMark(state: string | null, now: number): boolean {
  const mark = take();
  if (!mark) return false;
  const age = now - mark.at;
  return age >= 0 && age <= MARK_LIFETIME_MS && (state === null || state === mark.state);
}

function take(): { readonly state: string; readonly at: number } | undefined {
  try {
    const text = sessionStorage.getItem(SIGN_IN_MARK) ?? '';
    sessionStorage.removeItem(SIGN_IN_MARK);
    const [, at, state] = /^(\d+) (\S+)$/.exec(text) ?? [];
    return at && state ? { state, at: Number(at) } : undefined;
  } catch {
    // Blocked storage: no login was started here.
    return undefined;
  }
}
