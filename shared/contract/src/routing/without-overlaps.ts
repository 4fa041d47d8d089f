import type { RemoteManifest, RoutePattern } from '../remote-manifest.ts';
import type { PathPattern } from './match-route.ts';
import { patternsOverlap } from './patterns-overlap.ts';

type Patterns = Pick<RemoteManifest, 'name' | 'routes' | 'redirects'>;

/** Two remotes that both have a pattern for some path. */
export interface PatternOverlap {
  readonly winner: { readonly remote: string; readonly path: string };
  readonly dropped: { readonly remote: string; readonly path: string };
}

/** Pages of the shell: no remote can have them. */
export const SHELL_PATHS: readonly string[] = ['/', '/authentication'];

/**
 * Gives every path at most one owner: a pattern that overlaps one of the shell, or of a remote that is registered before,
 * is dropped together with the other patterns of its route.
 * @param manifests in the order of the registry
 */
export function withoutOverlaps<Manifest extends Patterns>(
  manifests: readonly Manifest[],
): { readonly manifests: readonly Manifest[]; readonly overlaps: readonly PatternOverlap[] } {
  const owned: { remote: string; pattern: PathPattern }[] = SHELL_PATHS.map((path) => ({
    remote: 'shell',
    pattern: { path },
  }));
  const overlaps: PatternOverlap[] = [];
  const left = manifests.map((manifest) => {
    const others = [...owned];
    const isFree = (pattern: PathPattern) => {
      const owner = others.find((other) => patternsOverlap(other.pattern, pattern));
      if (!owner) return true;
      overlaps.push({
        winner: { remote: owner.remote, path: owner.pattern.path },
        dropped: { remote: manifest.name, path: pattern.path },
      });
      return false;
    };
    const taken = new Set(manifest.routes.filter((route) => !isFree(route)).map(routeKey));
    const routes = manifest.routes.filter((route) => !taken.has(routeKey(route)));
    const redirects = manifest.redirects?.filter((redirect) => isFree(patternOf(redirect)));
    for (const pattern of [...routes, ...(redirects ?? []).map(patternOf)])
      owned.push({ remote: manifest.name, pattern });
    return { ...manifest, routes, ...(redirects && { redirects }) };
  });
  return { manifests: left, overlaps };
}

function routeKey({ route, path }: RoutePattern): string {
  return route ?? path;
}

function patternOf({ from, params }: NonNullable<RemoteManifest['redirects']>[number]): PathPattern {
  return { path: from, ...(params && { params }) };
}
