import { noted } from '../core/call-context.ts';
import { MAX_ATTEMPTS } from '../core/call-keys.ts';
import { createQueryCall } from '../core/create-call.ts';
import { pageHandle } from '../core/page.ts';
import { viewer } from '../operations/viewer.query.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { type AuthState, pageAuth } from './auth-store.ts';

/** The present sign-in, outside of React. */
export function peekAuth(): { readonly state: AuthState; readonly token: string | undefined } {
  const auth = pageAuth();
  return { state: auth.state(), token: auth.token() };
}

/**
 * The account that a token belongs to, read from the tracker in one attempt. Nothing is stored or changed.
 * @throws ApiError, of the kind `invalid-token` when the tracker refuses the token
 */
export async function readTokenOwner(token: string, signal?: AbortSignal): Promise<AuthUser> {
  const options = { token, mode: 'no-store', ...(signal ? { signal } : {}) } as const;
  const response = await pageHandle()(noted(createQueryCall(viewer, {}, options), MAX_ATTEMPTS, 1));
  // The value is what this operation's own decode made.
  return response.value as AuthUser;
}
