import { clearFirstScreenCache } from '@tsugi/data/first-screen-cache';
import { claimsOf } from '@tsugi/data/pure';

/**
 * Removes an expired token before a request is sent with it. The frame then shows why the user is logged out.
 */
export function endExpiredSignIn(now: number): void {
  try {
    const token = localStorage.getItem('access_token');
    if (!token || !isExpired(token, now)) return;
    // The same as the data layer does for a refused token; its code is not loaded yet.
    localStorage.setItem('tsugi.sign-in-lost', 'expired');
    localStorage.removeItem('access_token');
    localStorage.removeItem('auth_profile_info');
    clearFirstScreenCache(localStorage);
  } catch {
    // Blocked storage holds no token.
  }
}

/** Whether the `exp` claim of a JWT has passed. Tokens without one are checked by the tracker. */
export function isExpired(token: string, now: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 <= now;
}
