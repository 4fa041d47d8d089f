import { type AuthState, type AuthUser, isApiError, isToken, signIn } from '@tsugi/data';
import { peekAuth, readTokenOwner } from '@tsugi/data/operations/token-owner';
import { replace } from '@tsugi/router';
import { bootResult } from '../../boot-result.ts';
import { takeReturnPath } from './return-path.ts';
import { takeSignInMark } from './sign-in-mark.ts';

/** What the page shows when the token of the URL has not been taken. */
export type SignInOutcome = { readonly current: AuthState } & (
  | { readonly status: 'no-token' }
  /** The tracker does not know the token. */
  | { readonly status: 'refused' }
  /** The tracker could not be asked. */
  | { readonly status: 'unchecked' }
  /** A good token, from a login that this tab did not start. */
  | { readonly status: 'unexpected'; readonly owner: AuthUser; readonly token: string }
);

/** After this the page says that the token could not be checked, and offers to try again. */
const CHECK_TIMEOUT_MS = 8_000;

interface Arrival {
  readonly token: string;
  readonly isExpected: boolean;
  readonly returnPath: string;
}

/** What the URL brought. It is read once per document, and is there until it has been decided upon. */
let arrival: Arrival | undefined;
let isRead = false;

/**
 * Takes the token of the fragment (already removed from the URL) and goes home, or back to the page on which the user was
 * asked to log in again. A token that this tab did not ask for is never taken without the user's word, and a token
 * replaces another only after the tracker has named its owner. Text of the URL is never shown.
 */
export async function completeSignIn(): Promise<Response | SignInOutcome> {
  if (!isRead) arrival = readArrival(bootResult()?.authFragment ?? '', Date.now());
  isRead = true;
  const { state: current, token: currentToken } = peekAuth();
  if (!arrival) return { status: 'no-token', current };
  const { token, isExpected, returnPath } = arrival;
  const isKnown = token === currentToken;
  // Without an account there is nothing to replace: the profile is read after the first page, as after any start.
  if (isKnown || (isExpected && current.status === 'signed-out')) return takeToken(token, returnPath);
  try {
    const owner = await readTokenOwner(token, AbortSignal.timeout(CHECK_TIMEOUT_MS));
    if (isExpected) return takeToken(token, returnPath);
    return { status: 'unexpected', current, owner, token };
  } catch (error) {
    const isRefused = isApiError(error) && error.kind === 'invalid-token';
    if (isRefused) arrival = undefined;
    return { status: isRefused ? 'refused' : 'unchecked', current };
  }
}

/** The user has declined: the token is dropped. */
export function dropToken(): void {
  arrival = undefined;
}

/** The user has agreed to a token that this tab did not ask for. */
export function acceptToken(token: string): void {
  arrival = undefined;
  signIn(token);
}

function takeToken(token: string, path: string): Response {
  arrival = undefined;
  if (token !== peekAuth().token) signIn(token);
  return replace(path);
}

function readArrival(fragment: string, now: number): Arrival | undefined {
  const values = new URLSearchParams(fragment);
  const token = values.get('access_token');
  const returnPath = takeReturnPath() ?? '/';
  if (!isToken(token)) return undefined;
  return { token, isExpected: takeSignInMark(values.get('state'), now), returnPath };
}
