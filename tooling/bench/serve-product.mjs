import { join } from 'node:path';
import { packageVersion } from '../lib/package-dir.mjs';
import { cacheDir, portOffset, remoteDir, remoteNames, shellDir } from '../lib/paths.mjs';
import { startSandboxProcess } from '../lib/sandbox-process.mjs';
import { registryOf, sandboxConfig, serveRemote, serveShell, writeDeployment } from '../serve/index.mjs';
import { sandboxControl } from './sandbox-control.mjs';

/** @typedef {Awaited<ReturnType<typeof serveProduct>>} Product */

/**
 * The production build with a sandbox that has no limits of its own: what holds a page up is then the page.
 * @param {number} portBase
 * @param {NodeJS.ProcessEnv} [env] of the sandbox
 */
export async function serveProduct(portBase, env) {
  const sandboxUrl = `http://localhost:${portBase + 10}`;
  const process = await startSandboxProcess(portBase, env);
  const sandbox = sandboxControl(sandboxUrl);
  await sandbox.withoutLimits();
  const started = {};
  const open = [];
  for (const name of remoteNames) {
    const server = await serveRemote({
      dir: join(remoteDir(name), 'dist'),
      port: portBase + portOffset(name),
    });
    started[name] = { url: server.url, version: packageVersion(remoteDir(name)) };
    open.push(server);
  }
  const deployment = join(cacheDir, 'deployments', 'benchmark');
  writeDeployment(deployment, { config: sandboxConfig(sandboxUrl), registry: registryOf(started) });
  const shell = await serveShell({ dist: join(shellDir, 'dist'), deployment, port: portBase });
  return {
    url: `${shell.url}/tsugi/`,
    sandbox,
    close: async () => {
      await Promise.all([shell, ...open].map((server) => server.close()));
      await process.close();
    },
  };
}
