import { signIn } from '@tsugi/data';
import { replace } from '@tsugi/router';
import { handover } from '../../handover.ts';

/** A token is stored only if it is longer than this many characters. */
const MIN_TOKEN_LENGTH = 50;

/** Takes the token that came back in the fragment (already removed from the address) and goes home. */
export function completeSignIn() {
  const fragment = new URLSearchParams(handover()?.authFragment ?? '');
  const token = fragment.get('access_token') ?? '';
  if (token.length <= MIN_TOKEN_LENGTH)
    return { problem: fragment.get('error_description') ?? fragment.get('error') };
  signIn(token);
  return replace('/');
}
