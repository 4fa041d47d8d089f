// npm run release -- search [--version 1.2.0] [--origin URL] [--canary 0.1] [--registry FILE] [--shell URL]
// npm run rollback -- search [--registry FILE] [--shell URL]
// Checks the published version folder as a page would, then moves the remote's pointer in the registry. A version that the shell
// would not load changes nothing. Without options: the deployment of `npm start`, with the version of package.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageVersion } from './lib/package-dir.mjs';
import { cacheDir, remoteDir } from './lib/paths.mjs';
import { portsFromEnv } from './lib/ports.mjs';
import { checkRelease } from './release/check-release.mjs';
import { manifestUrlOf, released, rolledBack, withCanary } from './release/move-pointer.mjs';
import { readRegistryFile, writeRegistryFile } from './release/registry-file.mjs';
import { requireOwnPaths } from './release/require-own-paths.mjs';
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
  },
});

try {
  const [name] = positionals;
  if (!name) throw new Error('Name the remote: npm run release -- search');
  const { base } = portsFromEnv();
  const file = values.registry ?? join(cacheDir, 'deployments', String(base), 'remotes.json');
  const shellUrl = values.shell ?? `http://localhost:${base}/tsugi/`;
  const registry = readRegistryFile(file);
  const entry = registry.remotes[name];
  if (!entry) throw new Error(`The registry ${file} has no remote called "${name}"`);

  const next = values.rollback ? rolledBack(entry) : release(name, entry);
  const manifestUrl = new URL(next.canary?.manifest ?? next.manifest, shellUrl).href;
  const manifest = await checkRelease(name, manifestUrl, shellUrl);
  await requireOwnPaths(manifest, { registry, shellUrl, areOthersNeeded: !values.rollback });
  const { version } = manifest;
  if (!values.rollback) record(name, version);
  writeRegistryFile(file, { ...registry, remotes: { ...registry.remotes, [name]: next } });
  const share = next.canary ? ` for ${Math.round(next.canary.share * 100)}% of the browsers` : '';
  console.log(`${name} is now ${version}${share}: ${manifestUrl}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The registry has not been changed.');
  process.exit(1);
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
