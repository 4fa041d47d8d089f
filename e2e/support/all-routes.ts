import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment, RemoteName } from './deployment.ts';

interface Contribution {
  readonly type: string;
  readonly id: string;
}

interface Route extends Contribution {
  readonly type: 'route';
  /** Several pages inside one frame have one. */
  readonly route: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, 'digits' | readonly string[]>>;
}

/** Values of segments by the route: `{ media: { id: '12' } }`. */
export type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * One path of every page and section of the settings that the remotes contribute, as their manifests say, from the product's root. Of
 * allowed values it is the first; a segment that may be absent is, unless it has a sample.
 * @throws for any other segment without a sample: add one where the paths are asked for
 */
export function allRoutes({ remotes, dist, version }: Deployment, samples: Samples): readonly string[] {
  // The folders of the repository.
  const names = Object.keys(remotes) as RemoteName[];
  return names.flatMap((name) => {
    // Written by our own build.
    const { contributions } = JSON.parse(
      readFileSync(join(dist(name), version(name), 'remote.json'), 'utf8'),
    ) as { readonly contributions: readonly (Route | Contribution)[] };
    return contributions.flatMap((one) => {
      if (isRoute(one)) return filled(one, samples[one.route] ?? {});
      return one.type === 'settings-section' ? `settings/${one.id}` : [];
    });
  });
}

const isRoute = (one: Route | Contribution): one is Route => one.type === 'route';

function filled({ route, path, params = {} }: Route, samples: Readonly<Record<string, string>>): string {
  const segments = path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return segment;
    const isOptional = segment.endsWith('?');
    const name = segment.slice(1).replace('?', '');
    const allowed = params[name];
    const value = samples[name] ?? (Array.isArray(allowed) ? allowed[0] : undefined);
    if (value !== undefined) return value;
    if (isOptional) return [];
    throw new Error(`There is no sample of the segment :${name} of the route ${route}`);
  });
  return segments.filter(Boolean).join('/');
}
