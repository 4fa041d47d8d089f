import { contributionsOf } from '../contributions-of.ts';
import type { RemoteManifest, RoutePattern } from '../remote-manifest.ts';
import { matchRoute, type PathPattern } from './match-route.ts';

/** What a manifest says about a path: a page of the remote, or another path. */
export type ManifestMatch = { readonly route: RoutePattern } | { readonly redirectTo: string };

/**
 * Finds a path in a manifest: routes first, then redirects. A listed value in other letters than the manifest's leads to the
 * manifest's (`/search/ANIME` to `/search/anime`).
 */
export function matchManifest(
  manifest: Pick<RemoteManifest, 'contributions'>,
  path: string,
): ManifestMatch | undefined {
  for (const route of contributionsOf(manifest, 'route')) {
    const target = fill(route.path, route, path);
    if (target !== undefined) return target === path ? { route } : { redirectTo: target };
  }
  for (const { from, to, params } of contributionsOf(manifest, 'redirect')) {
    const target = fill(to, { path: from, ...(params && { params }) }, path);
    if (target !== undefined && target !== path) return { redirectTo: target };
  }
  return undefined;
}

/** @returns the section that a path of this route belongs to */
export function sectionOf(route: RoutePattern, path: string): string | undefined {
  return route.section && fill(`/${route.section}`, route, path)?.slice(1);
}

/** @returns `target` with the segments that `pattern` finds in the path, or undefined when it does not match */
function fill(target: string, pattern: PathPattern, path: string): string | undefined {
  const found = matchRoute(pattern, path);
  return (
    found &&
    target.replace(/\/:(\w+)\??/g, (_whole, name: string) => {
      const value = found[name];
      if (value === undefined) return '';
      return `/${typeof pattern.params?.[name] === 'object' ? value.toLowerCase() : value}`;
    })
  );
}
