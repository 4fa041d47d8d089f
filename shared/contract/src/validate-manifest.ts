import { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
import type { RemoteManifest } from './remote-manifest.ts';

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

/** What each key must be, as text for the error message. */
const SHAPE: readonly (readonly [
  key: keyof RemoteManifest,
  expected: string,
  (value: unknown) => boolean,
])[] = [
  ['version', 'a text', isText],
  ['contract', 'a number', (value) => typeof value === 'number'],
  ['entry', 'a path', (value) => isText(value) && value !== ''],
  ['shared', 'an object of texts', (value) => isRecordOf(value, isText)],
  ['imports', 'an object of lists', (value) => value === undefined || isRecordOf(value, isTexts)],
  ['integrity', 'an object of texts', (value) => value === undefined || isRecordOf(value, isText)],
  ['widgets', 'a list of texts', isTexts],
  ['routes', 'a list', Array.isArray],
  [
    'redirects',
    'a list of rules with "from" and "to"',
    (value) => value === undefined || (Array.isArray(value) && value.every(isRedirect)),
  ],
];

/** @returns the key that is wrong and what is expected there, or undefined */
function shapeProblem(value: unknown, name: string): string | undefined {
  if (!isRecordOf(value)) return 'the manifest is not an object';
  if (value.name !== name) return `"name" must be "${name}"`;
  for (const [key, expected, isRight] of SHAPE) {
    if (!isRight(value[key])) return `"${key}" must be ${expected}`;
  }
  // A list, as has just been seen.
  const index = (value.routes as unknown[]).findIndex((route) => !isRoutePattern(route));
  return index >= 0 ? `"routes[${index}]" must have a path that begins with "/" and a title` : undefined;
}

function isRoutePattern(value: unknown): boolean {
  return (
    isRecordOf(value) &&
    isText(value.path) &&
    value.path.startsWith('/') &&
    isText(value.title) &&
    hasRules(value)
  );
}

function isRedirect(value: unknown): boolean {
  return isRecordOf(value) && isText(value.from) && isText(value.to) && hasRules(value);
}

function hasRules({ params = {} }: Record<string, unknown>): boolean {
  return isRecordOf(params, (rule) => rule === 'digits' || isTexts(rule));
}

function isRecordOf(
  value: unknown,
  isMember: (member: unknown) => boolean = () => true,
): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isMember)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
