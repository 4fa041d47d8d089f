/**
 * The provider returns the access token in the fragment of /authentication. It leaves the address (and the history)
 * before any other code can see it.
 */
export function takeAuthFragment(): string | undefined {
  const base = new URL(document.baseURI).pathname;
  const isCallback = location.pathname.replace(/\/$/, '') === `${base}authentication`;
  if (!isCallback || location.hash.length < 2) return undefined;
  const fragment = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}
