import { bootResult } from '@tsugi/contract/boot-result';
import { type AuthState, type AuthUser, isApiError, isToken, refreshViewer, signIn } from '@tsugi/data';
import { accounts, signInBeside } from '@tsugi/data/accounts';
import { takeReturnPath } from '@tsugi/data/return-path';
import { peekAuth, readTokenOwner } from '@tsugi/data/token-owner';
import { t } from '@tsugi/i18n/macro';
import { replace } from '@tsugi/router';
import { toast } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/failure';
import { takeSignInMark } from './sign-in-mark.ts';

/** Why the token of the URL was not accepted. */
export type SignInOutcome = {
  readonly current: AuthState;
} /** The page was opened without a response of the provider. */ & (
  | { readonly status: 'not-started' }
  /** The provider sent no token. */
  | { readonly status: 'no-token' }
  /** The tracker does not know the token. */
  | { readonly status: 'refused' }
  /** The check failed for another reason. */
  | { readonly status: 'unchecked'; readonly reason: string }
  /** This device cannot store two accounts: the present one would be lost. */
  | { readonly status: 'full' }
  /** A valid token, from a login that this tab did not start. */
  | { readonly status: 'unexpected'; readonly owner: AuthUser; readonly token: string }
);

/** Timeout of the check; the page then offers to try again. */
const CHECK_TIMEOUT_MS = 8_000;

interface Arrival {
  readonly token: string;
  readonly isExpected: boolean;
  readonly returnPath: string;
}

/** Kept from the first read of the fragment until the token is accepted, refused or declined. */
let arrival: Arrival | undefined;

/**
 * Accepts the token of the fragment (already removed from the URL) and navigates home, or to the page from which the user
 * logged in again. A token of a login that this tab did not start needs the user's confirmation, and one that comes while an account
 * is signed in waits until the tracker has named its owner: it may be that account, or one beside it. Text of the URL is never shown.
 */
export async function completeSignIn(): Promise<Response | SignInOutcome> {
  const fragment = takeFragment();
  if (fragment !== undefined) arrival = readArrival(fragment, Date.now());
  const { state: current, token: currentToken } = peekAuth();
  if (!arrival) return { status: fragment === undefined ? 'not-started' : 'no-token', current };
  const { token, isExpected, returnPath } = arrival;
  const isKnown = token === currentToken;
  // No other account has to make room: no check is needed, and the profile is loaded after the first page.
  if (isKnown || (isExpected && current.status === 'signed-out')) return takeToken(token, returnPath);
  try {
    const owner = await readTokenOwner(token, AbortSignal.timeout(CHECK_TIMEOUT_MS));
    if (isExpected)
      return (await acceptToken(token, owner)) ? replace(returnPath) : { status: 'full', current };
    return { status: 'unexpected', current, owner, token };
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'invalid-token') {
      return { status: 'unchecked', current, reason: reasonOf(error) };
    }
    arrival = undefined;
    return { status: 'refused', current };
  }
}

/** Why the check failed, for users. Its timeout aborts the request. */
function reasonOf(error: unknown): string {
  if (!isApiError(error)) return t`The response cannot be read.`;
  if (error.kind === 'offline') return t`You are offline.`;
  return error.kind === 'aborted' ? t`The tracker does not respond.` : describeFailure(error).text;
}

/** The user has declined: the token is dropped. */
export function dropToken(): void {
  arrival = undefined;
}

/**
 * Signs this owner in, beside the present account, and says so: the provider decides which account it sends.
 * @returns false when this device cannot store both
 */
export async function acceptToken(token: string, owner: AuthUser): Promise<boolean> {
  arrival = undefined;
  const { state } = peekAuth();
  // Its own id is known only then, when its token does not name it.
  if (state.status === 'signed-in' && state.viewerId === undefined) await refreshViewer();
  const before = accounts().find(({ id }) => id === owner.id);
  if (signInBeside(token, owner) === 'full') return false;
  if (state.status === 'signed-in') toast({ title: arrivalText(owner.name, before?.isCurrent === true) });
  return true;
}

function arrivalText(accountName: string, wasCurrent: boolean): string {
  return wasCurrent
    ? t`${accountName} was logged in already. To add another account, log in to that one at the provider first.`
    : t`You are now logged in as ${accountName}.`;
}

function takeToken(token: string, path: string): Response {
  arrival = undefined;
  if (token !== peekAuth().token) signIn(token);
  return replace(path);
}

/** Whether a token was put into the URL while its page is open: only the hash changes then, and no document is loaded. */
export function hasLaterToken(): boolean {
  return new URLSearchParams(location.hash.slice(1)).has('access_token');
}

/** A fragment is read once, and removed from the URL. */
function takeFragment(): string | undefined {
  const boot = bootResult();
  const fragment = boot?.authFragment;
  if (boot) boot.authFragment = undefined;
  if (!hasLaterToken()) return fragment;
  const later = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  return later;
}

function readArrival(fragment: string, now: number): Arrival | undefined {
  const values = new URLSearchParams(fragment);
  const token = values.get('access_token');
  const returnPath = takeReturnPath() ?? '/';
  if (!isToken(token)) return undefined;
  return { token, isExpected: takeSignInMark(values.get('state'), now), returnPath };
}
