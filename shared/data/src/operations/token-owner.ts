import type { AuthState } from '../auth/auth-store.ts';
import { createQueryCall } from '../core/create-call.ts';
import { layer } from '../layer.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { viewer } from './viewer.ts';

/** The present sign-in, outside of React. */
export function peekAuth(): { readonly state: AuthState; readonly token: string | undefined } {
  const { auth } = layer();
  return { state: auth.state(), token: auth.token() };
}

/**
 * The account that a token belongs to, read from the tracker in one attempt. Nothing is stored or changed.
 * @throws ApiError, of the kind `invalid-token` when the tracker refuses the token
 */
export async function readTokenOwner(token: string, signal?: AbortSignal): Promise<AuthUser> {
  const options = { token, mode: 'no-store', ...(signal ? { signal } : {}) } as const;
  const response = await layer().handle({ ...createQueryCall(viewer, {}, options), maxAttempts: 1 });
  // The value is what this operation's own decode made.
  return response.value as AuthUser;
}
