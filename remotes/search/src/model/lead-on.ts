import { redirect, replace } from '@tsugi/router';

/**
 * What a loader returns when its page only leads to another one: "back" then leads to the page before both.
 * @param path from the product's root
 * @param url of the loader's request
 */
export function leadOn(path: string, url: string): Response {
  if (url !== location.href.split('#')[0]) return redirect(path);
  // On the first load, and after "back", the loader's page is an entry of the history already. The other page may lead further:
  // it has to find itself there.
  history.replaceState(history.state, '', new URL(`.${path}`, document.baseURI));
  return replace(path);
}
