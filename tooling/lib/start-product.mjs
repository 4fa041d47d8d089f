import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  liveConfig,
  registryOf,
  sandboxConfig,
  serveRemote,
  serveShell,
  writeDeployment,
} from '../serve/index.mjs';
import { requireNoOverlaps } from '../serve/require-no-overlaps.mjs';
import { buildAll } from './build.mjs';
import { packageVersion } from './package-dir.mjs';
import { cacheDir, remoteDir, remoteNames, shellDir } from './paths.mjs';
import { portsFromEnv, requireFreePorts } from './ports.mjs';
import { startSandboxProcess } from './sandbox-process.mjs';

/** Builds what changed and serves shell, remotes and sandbox, each from its own origin. @param {{ live?: boolean }} input */
export async function startProduct({ live = false } = {}) {
  const ports = portsFromEnv();
  await requireFreePorts(ports);
  await buildAll();

  await requireNoOverlaps(remoteNames.map(builtManifest));
  const remotes = {};
  for (const name of remoteNames) {
    const dir = remoteDir(name);
    const server = await serveRemote({ dir: join(dir, 'dist'), port: ports.remotes[name] });
    remotes[name] = { url: server.url, version: packageVersion(dir) };
  }
  const sandboxUrl = `http://localhost:${ports.sandbox}`;
  if (!live) await startSandboxProcess(ports.base);
  const deployment = join(cacheDir, 'deployments', String(ports.base));
  writeDeployment(deployment, {
    config: live ? liveConfig() : sandboxConfig(sandboxUrl),
    registry: registryOf(remotes),
  });
  const shell = await serveShell({ dist: join(shellDir, 'dist'), deployment, port: ports.shell });

  if (!live) console.log(`Sandbox: ${sandboxUrl}`);
  console.log(`Configuration: ${join(deployment, 'config.json')}`);
  console.log(`Ready: ${shell.url}/tsugi/`);
}

/** @param {string} name */
function builtManifest(name) {
  const dir = remoteDir(name);
  return JSON.parse(readFileSync(join(dir, 'dist', packageVersion(dir), 'remote.json'), 'utf8'));
}
