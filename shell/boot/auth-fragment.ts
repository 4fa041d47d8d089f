/**
 * The provider returns the access token in the fragment of /authentication. This removes it from the URL and the
 * history before other code runs.
 */
export function takeAuthFragment(): string | undefined {
  // First: it costs next to nothing, and few documents have one.
  if (location.hash.length < 2) return undefined;
  const base = new URL(document.baseURI).pathname;
  const isCallback = location.pathname.replace(/\/$/, '') === `${base}authentication`;
  if (!isCallback) return undefined;
  const fragment = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}
