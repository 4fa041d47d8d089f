import { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
import type { ContributionType, RemoteManifest } from './remote-manifest.ts';

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
 * @param value the parsed manifest; one of the contract before this one as `upgradeManifest` returns it
 * @param name the name the registry gives it
 */
export function validateManifest(
  value: unknown,
  name: string,
  provided: ProvidedModules,
): ManifestValidation {
  // Its other members may have any shape.
  if (isRecordOf(value) && typeof value.contract === 'number' && !isSupportedContract(value.contract)) {
    const detail = `it speaks contract ${value.contract}, this shell ${CONTRACT_VERSION}`;
    return { ok: false, reason: 'incompatible', detail };
  }
  const problem = shapeProblem(value, name);
  if (problem) return { ok: false, reason: 'malformed', detail: problem };
  // Every member that the type names has just been looked at, and every item that could break more than itself.
  const manifest = value as RemoteManifest;
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
  [
    'texts',
    'an object of objects of texts',
    (value) => value === undefined || isRecordOf(value, (texts) => isRecordOf(texts, isText)),
  ],
  ['integrity', 'an object of texts', (value) => value === undefined || isRecordOf(value, isText)],
  ['contributions', 'a list', Array.isArray],
];

/** Items that would break more than themselves, and what is expected of them. An item of another type may have any shape. */
const ITEMS: Readonly<Record<string, readonly [expected: string, (item: Item) => boolean]>> = {
  route: [
    'a title and a path that begins with "/"',
    ({ path, title, params }) => isText(path) && path.startsWith('/') && isText(title) && hasRules(params),
  ],
  redirect: ['"from" and "to"', ({ from, to, params }) => isText(from) && isText(to) && hasRules(params)],
};

type Item = Readonly<Record<string, unknown>>;

/** @returns the key that is wrong and what is expected there, or undefined */
function shapeProblem(value: unknown, name: string): string | undefined {
  if (!isRecordOf(value)) return 'the manifest is not an object';
  if (value.name !== name) return `"name" must be "${name}"`;
  for (const [key, expected, isRight] of SHAPE) {
    if (!isRight(value[key])) return `"${key}" must be ${expected}`;
  }
  // A list, as has just been seen.
  for (const [index, item] of (value.contributions as unknown[]).entries()) {
    // Of anything that is no object, there is no such member; and any text can be looked for.
    const { type } = Object(item) as { type?: ContributionType };
    const [expected, isRight] = ITEMS[`${type}`] ?? ['a type', () => isText(type)];
    if (!isRight(item as Item)) return `"contributions[${index}]" must have ${expected}`;
  }
  return undefined;
}

function hasRules(params: unknown = {}): boolean {
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
