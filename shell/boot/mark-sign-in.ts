import { SIGN_IN_MARK } from '../src/pages/authentication/sign-in-mark-key.ts';

/**
 * Marks this tab when a login link of the product is followed: only then is a token accepted without confirmation. Links in
 * texts of users open in a new tab and set no mark. Part of the boot script, since a link can be followed before the shell
 * runs.
 */
export function markSignIns(): void {
  addEventListener(
    'click',
    ({ target }) => {
      // Clicks are dispatched at elements, never at text nodes.
      const link = (target as Element).closest<HTMLAnchorElement>(
        'a[href*="response_type=token"]:not([target])',
      );
      if (!link) return;
      const state = crypto.getRandomValues(new Uint32Array(4)).join('-');
      try {
        sessionStorage.setItem(SIGN_IN_MARK, `${Date.now()} ${state}`);
      } catch {
        // Without storage the sign-in page asks for confirmation.
      }
      // Replaces the state of an earlier click.
      link.href = link.href.replace(/&state=.*|$/, `&state=${state}`);
    },
    true,
  );
}
