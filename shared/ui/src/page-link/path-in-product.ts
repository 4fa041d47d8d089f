/** Pages that a link from elsewhere does not open: they work on what another page has sent. */
const CLOSED = /^\/(?:open|authentication)(?:[/?]|$)/i;

/**
 * The path of a URL, or of a path, that leads to the product, with its parameters and without a fragment.
 * @param base URL of the product's root, which ends with "/"
 * @returns undefined for what leads elsewhere: the result is safe to navigate to
 */
export function pathInProduct(target: string, base: string): string | undefined {
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  if (!url) return undefined;
  url.hash = '';
  if (!url.href.startsWith(base)) return undefined;
  const path = `/${url.href.slice(base.length)}`;
  // Two slashes would begin with a host.
  return /^\/[/\\]/.test(path) || CLOSED.test(path) ? undefined : path;
}
