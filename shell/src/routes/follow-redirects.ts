import { shellPathOf } from '@tsugi/contract/routing';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** The router follows at most this many redirects for one navigation. */
export const MAX_REDIRECTS = 100;

/**
 * Follows the redirects of all manifests.
 * @param path from the product's root, such as `/compare`
 * @returns the target; the path itself without a redirect. The caller appends the query string
 */
export async function followRedirects(path: string, match: RemoteLoader['match']): Promise<string> {
  let current = path.replace(/\/+$/, '') || '/';
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const found = shellPathOf(current) ? undefined : await match(current);
    if (!found || !('redirectTo' in found)) return current;
    current = found.redirectTo;
  }
  throw new Error(`Too many redirects from ${path}`);
}
