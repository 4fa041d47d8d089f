import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment, RemoteName } from './deployment.ts';

interface Route {
  /** The route's id. */
  readonly route: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, 'digits' | readonly string[]>>;
  readonly children?: readonly Route[];
}

/** Values of segments, by the id of the route or of the page around it: `{ media: { id: '12' } }`. */
export type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * One path of every page that the remotes contribute, as their manifests say, from the product's root. Of allowed values it is the first.
 * @throws for a segment without a sample: add one where the paths are asked for
 */
export function allRoutes({ remotes, dist, version }: Deployment, samples: Samples): readonly string[] {
  // The folders of the repository.
  const names = Object.keys(remotes) as RemoteName[];
  return names.flatMap((name) => {
    // Written by our own build.
    const { contributions } = JSON.parse(
      readFileSync(join(dist(name), version(name), 'remote.json'), 'utf8'),
    ) as {
      readonly contributions: readonly (Route & { readonly type: string })[];
    };
    return contributions.filter(({ type }) => type === 'route').flatMap((route) => pathsOf(route, samples));
  });
}

function pathsOf(route: Route, samples: Samples): readonly string[] {
  if (!route.children) return [filled(route, samples)];
  return route.children.map((child) =>
    filled(
      {
        route: child.route,
        path: `${route.path}/${child.path}`,
        params: { ...route.params, ...child.params },
      },
      { ...samples, [child.route]: { ...samples[route.route], ...samples[child.route] } },
    ),
  );
}

function filled({ route: id, path, params = {} }: Route, samples: Samples): string {
  const segments = path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return segment;
    const name = segment.slice(1).replace('?', '');
    const allowed = params[name];
    const value = samples[id]?.[name] ?? (Array.isArray(allowed) ? allowed[0] : undefined);
    if (value !== undefined) return value;
    if (segment.endsWith('?')) return id === 'media' || name !== 'name' ? [] : '_';
    throw new Error(`There is no sample of the segment :${name} of the route ${id}`);
  });
  return segments.filter(Boolean).join('/');
}
