import type { BootResult } from '@tsugi/contract/boot-result';
import { type LoginSettings, loginUrl } from '@tsugi/data/pure';
import { SIGN_IN_MARK } from '../src/pages/authentication/sign-in-mark.ts';

/**
 * Marks this tab when a login link of the product is followed: only then is a token accepted without confirmation. Links in
 * texts of users open in a new tab and set no mark. Part of the late script, since a link can be followed before the shell
 * runs: the login links of index.html and of first screens lead to this site's own `authentication`, or to what
 * index.html knew when it was composed, and are completed here. Without a copy of config.json in the page the press waits
 * for the file.
 */
export function markSignIns(
  { config, embedded }: Pick<Required<BootResult>, 'config'> & Pick<BootResult, 'embedded'>,
  navigate = (url: string) => location.assign(url),
): void {
  let known = embedded?.config;
  const arrival = config.then((value) => {
    known = value;
  });
  // The shell reports a configuration that does not arrive.
  arrival.catch(() => undefined);
  addEventListener(
    'click',
    (event) => {
      // Clicks are dispatched at elements, never at text nodes.
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
      if (!link) return;
      const isIncomplete =
        'login' in link.dataset || link.href === new URL('authentication', document.baseURI).href;
      const url = isIncomplete ? completeUrl(known) : link.href;
      if (!url) {
        event.preventDefault();
        link.ariaBusy = 'true';
        // The page may have been rendered anew meanwhile.
        arrival.then(
          () => navigate(withMark(completeUrl(known) ?? link.href)),
          () => undefined,
        );
      } else if (/[?&]response_type=token/.test(url)) link.href = withMark(url);
    },
    true,
  );
}

/** Undefined when the configuration is not there, or is not one. */
function completeUrl(config: unknown): string | undefined {
  try {
    // The shell validates it; what is missing throws here.
    return loginUrl(config as LoginSettings, document.baseURI);
  } catch {
    // What is missing may still arrive.
  }
  return undefined;
}

function withMark(url: string): string {
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    sessionStorage.setItem(SIGN_IN_MARK, `${Date.now()} ${state}`);
  } catch {
    // Without storage the sign-in page asks for confirmation.
  }
  // Replaces the state of an earlier click.
  return url.replace(/&state=.*|$/, `&state=${state}`);
}
