/**
 * The provider returns the access token in the fragment of /authentication. This removes it from the URL and the
 * history before other code runs.
 */
export function takeAuthFragment(): string | undefined {
  const base = new URL(document.baseURI).pathname;
  const isCallback = location.pathname.replace(/\/$/, '') === `${base}authentication`;
  if (!isCallback || location.hash.length < 2) return undefined;
  const fragment = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}
