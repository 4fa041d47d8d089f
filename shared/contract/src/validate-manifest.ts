import { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
import type { RemoteManifest, RoutePattern } from './remote-manifest.ts';

export type ManifestValidation =
  | { readonly ok: true; readonly manifest: RemoteManifest }
  | { readonly ok: false; readonly reason: 'malformed' | 'incompatible'; readonly detail: string };

/** What a shell provides to its remotes. */
export interface ProvidedModules {
  /** Versions of the singletons, by package name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Names of the exports of our own packages, by shared module: `{ "@tsugi/ui": ["Button"] }`. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Whether a version is in a semver range. */
  readonly satisfies: (version: string, range: string) => boolean;
}

/**
 * Decides from data alone whether a remote may be loaded.
 * @param value the parsed manifest
 * @param name the name the registry gives it
 */
export function validateManifest(
  value: unknown,
  name: string,
  provided: ProvidedModules,
): ManifestValidation {
  const problem = shapeProblem(value, name);
  if (problem) return { ok: false, reason: 'malformed', detail: problem };
  // Every field that the type names has just been looked at.
  const manifest = value as RemoteManifest;
  if (!isSupportedContract(manifest.contract)) {
    const detail = `it speaks contract ${manifest.contract}, this shell ${CONTRACT_VERSION}`;
    return { ok: false, reason: 'incompatible', detail };
  }
  const missing = missingModule(manifest, provided);
  if (missing) return { ok: false, reason: 'incompatible', detail: missing };
  return { ok: true, manifest };
}

/** @returns the first version or export that the remote needs and the shell does not provide, or undefined */
function missingModule(
  { shared, imports = {} }: RemoteManifest,
  provided: ProvidedModules,
): string | undefined {
  for (const [dependency, range] of Object.entries(shared)) {
    const version = provided.versions[dependency];
    if (version === undefined || !provided.satisfies(version, range)) {
      return `it needs ${dependency} ${range}, this shell has ${version ?? 'none'}`;
    }
  }
  for (const [module, names] of Object.entries(imports)) {
    const name = names.find((candidate) => !provided.exports[module]?.includes(candidate));
    if (name !== undefined) return `it needs "${name}" of ${module}, which this shell does not provide`;
  }
  return undefined;
}

/** @returns the key that is wrong and what is expected there, or undefined */
function shapeProblem(value: unknown, name: string): string | undefined {
  if (!isRecord(value)) return 'the manifest is not an object';
  if (value.name !== name) return `"name" must be "${name}"`;
  if (typeof value.version !== 'string') return '"version" must be a text';
  if (typeof value.contract !== 'number') return '"contract" must be a number';
  if (typeof value.entry !== 'string' || value.entry === '') return '"entry" must be a path';
  if (!isRecord(value.shared) || !Object.values(value.shared).every(isText)) {
    return '"shared" must be an object of version ranges';
  }
  if (
    value.imports !== undefined &&
    !(isRecord(value.imports) && Object.values(value.imports).every(isTexts))
  ) {
    return '"imports" must be an object of lists of names';
  }
  if (
    value.integrity !== undefined &&
    !(isRecord(value.integrity) && Object.values(value.integrity).every(isText))
  ) {
    return '"integrity" must be an object of hashes';
  }
  if (!isTexts(value.widgets)) return '"widgets" must be a list of names';
  if (!Array.isArray(value.routes)) return '"routes" must be a list';
  const index = value.routes.findIndex((route) => !isRoutePattern(route));
  if (index >= 0) return `"routes[${index}]" must have a path that begins with "/" and a title`;
  const { redirects = [] } = value;
  if (!Array.isArray(redirects) || !redirects.every(isRedirect)) {
    return '"redirects" must be a list of rules with "from" and "to"';
  }
  return undefined;
}

function isRoutePattern(value: unknown): value is RoutePattern {
  return (
    isRecord(value) &&
    isText(value.path) &&
    value.path.startsWith('/') &&
    isText(value.title) &&
    hasRules(value)
  );
}

function isRedirect(value: unknown): boolean {
  return isRecord(value) && isText(value.from) && isText(value.to) && hasRules(value);
}

function hasRules({ params = {} }: Record<string, unknown>): boolean {
  return isRecord(params) && Object.values(params).every((rule) => rule === 'digits' || isTexts(rule));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
