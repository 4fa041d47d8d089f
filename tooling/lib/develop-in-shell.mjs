import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { remoteConfigs } from '../rspack/remote.mjs';
import { serveRemote } from '../serve/index.mjs';
import { cacheDir, remoteNames } from './paths.mjs';
import { portsFromEnv } from './ports.mjs';

/**
 * Builds one remote at every change and serves it to a tab of any deployed shell that allows this origin. In production mode,
 * since a deployed shell has the production builds of React.
 * @param {string} name
 * @param {string} shellUrl
 */
export async function developInShell(name, shellUrl) {
  if (!remoteNames.includes(name)) throw new Error(`There is no remote called "${name}".`);
  const outRoot = join(cacheDir, 'override', name);
  rmSync(outRoot, { recursive: true, force: true });
  mkdirSync(outRoot, { recursive: true });
  const configs = remoteConfigs({ name, outRoot, isWatched: true });
  const server = await serveRemote({ dir: outRoot, port: portsFromEnv().remotes[name] });
  rspack(configs).watch({}, (error, stats) => {
    if (error) console.error(error.message);
    else
      console.log(stats?.hasErrors() ? stats.toString('errors-only') : 'Built. Reload the page to see it.');
  });
  const page = new URL(shellUrl);
  page.searchParams.set('remote', `${name}@${server.url}`);
  console.log(`config.json of that shell has to list ${server.url} under "remoteOverrides".`);
  console.log(`Ready: ${decodeURIComponent(page.href)}`);
}
