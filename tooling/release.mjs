// npm run release -- search [--version 1.2.0] [--origin URL] [--canary 0.1] [--registry FILE] [--shell URL]
//   [--previous-shell URL] [--untried]
// npm run release -- hello --first --origin URL: of a remote that the registry does not have.
// npm run rollback -- search [--registry FILE] [--shell URL]
// Checks the published version folder as a page would, then moves the remote's pointer in the registry. A version that the shell
// would not load, or that fails when it is run in a headless browser, changes nothing. Without options: the deployment of
// `npm start`, with the version of package.json. --previous-shell tries it in that one too; --untried runs nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkReleaseBudgets } from './lib/budgets.mjs';
import { packageVersion } from './lib/package-dir.mjs';
import { cacheDir, remoteDir } from './lib/paths.mjs';
import { portsFromEnv } from './lib/ports.mjs';
import { changeRegistry } from './release/change-registry.mjs';
import { checkRelease } from './release/check-release.mjs';
import {
  firstRelease,
  manifestUrlOf,
  released,
  rolledBack,
  withCanary,
  withContent,
} from './release/move-pointer.mjs';
import { requireOwnPaths } from './release/require-own-paths.mjs';
import { compiledAgainst, olderThanCompiled, requireTypes } from './release/require-types.mjs';
import { tryRelease } from './release/try-release.mjs';
import { recordRelease } from './release/version-folder.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    origin: { type: 'string' },
    canary: { type: 'string' },
    registry: { type: 'string' },
    shell: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    untried: { type: 'boolean', default: false },
    'previous-shell': { type: 'string' },
  },
});

/** Hash of the content that has been tried. @type {string | undefined} */
let tried;
/** Likewise, whether it has been compiled. */
let areTypesGood = false;
/** Page of the deployed shell. */
let shellUrl = '';

try {
  const [name] = positionals;
  if (!name) throw new Error('Name the remote: npm run release -- search');
  const { base } = portsFromEnv();
  shellUrl = values.shell ?? `http://localhost:${base}/tsugi/`;
  const file = values.registry ?? join(cacheDir, 'deployments', String(base), 'remotes.json');
  let done = '';
  await changeRegistry(file, async (registry) => {
    const entry = registry.remotes[name];
    const next = nextEntry(name, entry, file);
    const manifestUrl = new URL(next.canary?.manifest ?? next.manifest, shellUrl).href;
    const { manifest, content, versions } = await checkRelease(name, manifestUrl, shellUrl);
    const { version } = manifest;
    const contents = withContent(entry ?? next, version, content);
    await requireOwnPaths(manifest, { registry, shellUrl, areOthersNeeded: !values.rollback });
    if (!values.rollback) await checkTypes(manifest, versions);
    if (!values.rollback && !values.untried) await tryIn(manifest, manifestUrl, content);
    if (!values.rollback) record(name, version);
    const share = next.canary ? ` for ${Math.round(next.canary.share * 100)}% of the browsers` : '';
    done = `${name} is now ${version}${share}: ${manifestUrl}`;
    return { ...registry, remotes: { ...registry.remotes, [name]: { ...next, contents } } };
  });
  console.log(done);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The registry has not been changed.');
  process.exit(1);
}

/**
 * @param {import('@tsugi/contract').RemoteManifest} manifest
 * @param {Record<string, string>} versions that the deployed shell provides
 */
async function checkTypes({ name, version }, versions) {
  if (areTypesGood || !(await requireTypes(name, version))) return;
  areTypesGood = true;
  for (const notice of olderThanCompiled(versions, compiledAgainst(name))) console.warn(`${name}: ${notice}`);
}

/**
 * Runs it in the deployed shell, and in the previous one where that is still served. What ran once need not run again when another
 * release came first.
 * @param {import('@tsugi/contract').RemoteManifest} manifest @param {string} manifestUrl @param {string} content hash
 */
async function tryIn(manifest, manifestUrl, content) {
  if (tried === content) return;
  const shells = [shellUrl, values['previous-shell']].filter((url) => url !== undefined);
  for (const shell of shells) {
    // The present one has checked it already.
    if (shell !== shellUrl) await checkRelease(manifest.name, manifestUrl, shell);
    checkReleaseBudgets(manifest.name, await tryRelease(manifest, manifestUrl, shell));
  }
  tried = content;
}

/**
 * @param {string} name
 * @param {import('./release/registry-file.mjs').RegistryEntry | undefined} entry
 * @param {string} file
 */
function nextEntry(name, entry, file) {
  if (values.first && !values.rollback && values.canary === undefined)
    return firstRelease(entry, values.version ?? packageVersion(remoteDir(name)), values.origin);
  if (!entry) {
    throw new Error(
      `The registry ${file} has no remote called "${name}". Its first release: npm run release -- ${name} --first --origin https://host`,
    );
  }
  return values.rollback ? rolledBack(entry) : release(name, entry);
}

/** @param {string} name @param {import('./release/registry-file.mjs').RegistryEntry} entry */
function release(name, entry) {
  const version = values.version ?? packageVersion(remoteDir(name));
  const manifestUrl = manifestUrlOf(entry, version, values.origin);
  return values.canary === undefined
    ? released(entry, manifestUrl)
    : withCanary(entry, manifestUrl, Number(values.canary));
}

/** The local version folder may not change any more. @param {string} name @param {string} version */
function record(name, version) {
  const folder = join(remoteDir(name), 'dist', version);
  if (existsSync(folder)) recordRelease(folder);
}
