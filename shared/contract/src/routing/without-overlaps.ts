import { contributionsOf } from '../contributions-of.ts';
import type { RedirectRule, RemoteManifest, RoutePattern } from '../remote-manifest.ts';
import type { PathPattern } from './match-route.ts';
import { patternCovers, patternsOverlap } from './patterns-overlap.ts';
import { SHELL_PATHS } from './shell-paths.ts';

type Patterns = Pick<RemoteManifest, 'name' | 'contributions'>;

/** Two remotes that both have a pattern for some path. */
export interface PatternOverlap {
  readonly winner: { readonly remote: string; readonly path: string };
  readonly dropped: { readonly remote: string; readonly path: string };
}

/**
 * Gives every path at most one owner: a pattern that overlaps one of the shell or of another remote is dropped together with the
 * other patterns of its route, for the one that comes later in this order:
 * 1. what the remote's earlier manifest had too: a release never takes what another remote has had;
 * 2. the patterns of remotes of which no earlier manifest is known;
 * 3. what a release has added.
 * Only among patterns of the same rank the registry's order decides.
 * @param manifests in the order of the registry
 * @param earlier manifests that were deployed together, of remotes that the registry still names. Of a remote that is not among
 *   `manifests`, they keep its paths until its present manifest says otherwise.
 */
export function withoutOverlaps<Manifest extends Patterns>(
  manifests: readonly Manifest[],
  earlier: readonly Patterns[] = [],
): { readonly manifests: readonly Manifest[]; readonly overlaps: readonly PatternOverlap[] } {
  const present = new Set(manifests.map(({ name }) => name));
  const owned: Owned[] = [
    ...SHELL_PATHS.map((path) => ({ remote: 'shell', pattern: { path } })),
    ...earlier.filter(({ name }) => !present.has(name)).flatMap(patternsOf),
  ];
  const overlaps: PatternOverlap[] = [];
  const isOwner = ({ remote, pattern }: Owned): boolean => {
    const owner = owned.find((other) => other.remote !== remote && patternsOverlap(other.pattern, pattern));
    if (owner) {
      overlaps.push({
        winner: { remote: owner.remote, path: owner.pattern.path },
        dropped: { remote, path: pattern.path },
      });
    } else owned.push({ remote, pattern });
    return !owner;
  };
  const left = manifests.map((manifest) => {
    const before = earlier.filter(({ name }) => name === manifest.name).flatMap(patternsOf);
    const rankOf = (pattern: PathPattern) => {
      if (before.length === 0) return 2;
      return before.some((one) => patternCovers(one.pattern, pattern)) ? 1 : 3;
    };
    return {
      manifest,
      groups: routesByKey(contributionsOf(manifest, 'route')).map((group) => ({
        group,
        rank: Math.max(...group.map(rankOf)),
      })),
      redirects: contributionsOf(manifest, 'redirect').map((redirect) => {
        const pattern = patternOf(redirect);
        return { redirect, pattern, rank: rankOf(pattern) };
      }),
      dropped: new Set<object>(),
    };
  });
  for (const rank of [1, 2, 3]) {
    for (const { manifest, groups, redirects, dropped } of left) {
      const { name: remote } = manifest;
      for (const { group } of groups.filter((one) => one.rank === rank)) {
        const count = owned.length;
        const areOwned = group.map((pattern) => isOwner({ remote, pattern }));
        if (areOwned.every(Boolean)) continue;
        for (const route of group) dropped.add(route);
        // A route that is dropped keeps no other from its paths.
        owned.length = count;
      }
      for (const { redirect, pattern } of redirects.filter((one) => one.rank === rank)) {
        if (!isOwner({ remote, pattern })) dropped.add(redirect);
      }
    }
  }
  return {
    manifests: left.map(({ manifest, dropped }) => ({
      ...manifest,
      contributions: manifest.contributions.filter((one) => !dropped.has(one)),
    })),
    overlaps,
  };
}

interface Owned {
  readonly remote: string;
  readonly pattern: PathPattern;
}

function patternsOf(manifest: Patterns): readonly Owned[] {
  const redirects = contributionsOf(manifest, 'redirect').map(patternOf);
  return [...contributionsOf(manifest, 'route'), ...redirects].map((pattern) => ({
    remote: manifest.name,
    pattern,
  }));
}

/** The patterns of each route. */
function routesByKey(routes: readonly RoutePattern[]): readonly (readonly RoutePattern[])[] {
  const groups = new Map<string, RoutePattern[]>();
  for (const route of routes) {
    const key = route.route ?? route.path;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups.values()];
}

function patternOf({ from, params }: RedirectRule): PathPattern {
  return { path: from, ...(params && { params }) };
}
