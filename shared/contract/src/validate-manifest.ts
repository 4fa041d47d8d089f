import { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
import type { RemoteManifest, RoutePattern } from './remote-manifest.ts';

export type ManifestValidation =
  | { readonly ok: true; readonly manifest: RemoteManifest }
  | { readonly ok: false; readonly reason: 'malformed' | 'incompatible'; readonly detail: string };

/**
 * Decides from data alone whether a remote may be loaded.
 * @param value the parsed manifest
 * @param name the name the registry gives it
 * @param provided versions of the singletons that this shell provides, by package name
 */
export function validateManifest(
  value: unknown,
  name: string,
  provided: Readonly<Record<string, string>>,
): ManifestValidation {
  const problem = shapeProblem(value, name);
  if (problem) return { ok: false, reason: 'malformed', detail: problem };
  // Every field that the type names has just been looked at.
  const manifest = value as RemoteManifest;
  if (!isSupportedContract(manifest.contract)) {
    const detail = `it speaks contract ${manifest.contract}, this shell ${CONTRACT_VERSION}`;
    return { ok: false, reason: 'incompatible', detail };
  }
  for (const [dependency, needed] of Object.entries(manifest.shared)) {
    const actual = provided[dependency];
    if (actual === undefined || !satisfies(actual, needed)) {
      const detail = `it needs ${dependency} ${needed}, this shell has ${actual ?? 'none'}`;
      return { ok: false, reason: 'incompatible', detail };
    }
  }
  return { ok: true, manifest };
}

/** @returns the key that is wrong and what is expected there, or undefined */
function shapeProblem(value: unknown, name: string): string | undefined {
  if (!isRecord(value)) return 'the manifest is not an object';
  if (value.name !== name) return `"name" must be "${name}"`;
  if (typeof value.version !== 'string') return '"version" must be a text';
  if (typeof value.contract !== 'number') return '"contract" must be a number';
  if (typeof value.entry !== 'string' || value.entry === '') return '"entry" must be a path';
  if (!isRecord(value.shared)) return '"shared" must be an object';
  if (!Array.isArray(value.widgets) || !value.widgets.every((widget) => typeof widget === 'string')) {
    return '"widgets" must be a list of names';
  }
  if (!Array.isArray(value.routes)) return '"routes" must be a list';
  const index = value.routes.findIndex((route) => !isRoutePattern(route));
  return index >= 0 ? `"routes[${index}]" must have a path that begins with "/" and a title` : undefined;
}

function isRoutePattern(value: unknown): value is RoutePattern {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    value.path.startsWith('/') &&
    typeof value.title === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `actual` is the same major version as `needed` and not older. Both are `major.minor.patch`. */
export function satisfies(actual: string, needed: string): boolean {
  const [have = [], want = []] = [actual, needed].map((text) =>
    text.replace(/^\^/, '').split(/[.-]/).map(Number),
  );
  if (have[0] !== want[0]) return false;
  for (const index of [1, 2]) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
