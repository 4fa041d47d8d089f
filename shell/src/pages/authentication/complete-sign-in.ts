import { isToken, signIn } from '@tsugi/data';
import { replace } from '@tsugi/router';
import { bootResult } from '../../boot-result.ts';
import { takeReturnPath } from './return-path.ts';

/**
 * Takes the token that came back in the fragment (already removed from the address) and goes home, or back to the page
 * on which the reader was asked to log in again.
 */
export function completeSignIn() {
  const fragment = new URLSearchParams(bootResult()?.authFragment ?? '');
  const token = fragment.get('access_token');
  const returnPath = takeReturnPath();
  if (!isToken(token)) return { problem: fragment.get('error_description') ?? fragment.get('error') };
  signIn(token);
  return replace(returnPath ?? '/');
}
