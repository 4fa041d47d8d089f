import { clearFirstScreenCache } from '@tsugi/data/first-screen-cache';
import { claimsOf } from './token-claims.ts';

/**
 * A token whose time is over would only be refused. It is put away before anything is asked with it, and the frame tells
 * the reader why they are logged out.
 */
export function endExpiredSignIn(now: number): void {
  try {
    const token = localStorage.getItem('access_token');
    if (!token || !isExpired(token, now)) return;
    // What the data layer does when a sign-in is refused; its code is still on its way.
    localStorage.setItem('tsugi.sign-in-lost', 'expired');
    localStorage.removeItem('access_token');
    localStorage.removeItem('auth_profile_info');
    clearFirstScreenCache(localStorage);
  } catch {
    // Blocked storage holds no token.
  }
}

/** Whether a JWT says so itself. Whatever is no JWT, or does not say, is left for the tracker to judge. */
export function isExpired(token: string, now: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 <= now;
}
