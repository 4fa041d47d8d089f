import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { OVERLAY } from '../rspack/dev-extras.mjs';
import { bootConfig, shellConfig } from '../rspack/shell.mjs';
import { registryOf, sandboxConfig, serveRemote, writeDeployment } from '../serve/index.mjs';
import { buildRemote, buildWorkers, loadManifest } from './build.mjs';
import { packageVersion } from './package-dir.mjs';
import { cacheDir, remoteDir, remoteNames, shellDir } from './paths.mjs';
import { portsFromEnv, requireFreePorts } from './ports.mjs';
import { runRspack } from './run-rspack.mjs';
import { startSandboxProcess } from './sandbox-process.mjs';

/**
 * @param {string[]} names parts that run as development servers; all without names. The shell always does: it holds the
 *   shared packages, so that an edit of one of them arrives. The others are built once, in development mode, since two
 *   builds of React in one page would have to agree on theirs.
 */
export async function startDevelopment(names) {
  const unknown = names.find((name) => name !== 'shell' && !remoteNames.includes(name));
  if (unknown)
    throw new Error(`There is no remote called "${unknown}". There are: ${remoteNames.join(', ')}.`);
  const ports = portsFromEnv();
  await requireFreePorts(ports);
  const live = new Set(['shell', ...(names.length > 0 ? names : remoteNames)]);
  const builtDir = join(cacheDir, 'development');

  await startSandboxProcess(ports.base);
  const remotes = {};
  for (const name of remoteNames) {
    const port = ports.remotes[name];
    if (live.has(name)) remotes[name] = await developRemote(name, port);
    else {
      const outRoot = join(builtDir, name);
      await buildRemote({ name, outRoot, dev: true });
      const server = await serveRemote({ dir: outRoot, port });
      remotes[name] = { url: server.url, version: packageVersion(remoteDir(name)) };
    }
  }
  const deployment = join(cacheDir, 'deployments', `${ports.base}-development`);
  writeDeployment(deployment, {
    config: sandboxConfig(`http://localhost:${ports.sandbox}`),
    registry: registryOf(remotes),
  });
  await developShell(deployment, ports.shell);
  console.log(`Ready: http://localhost:${ports.shell}/tsugi/`);
}

/** @param {string} name @param {number} port */
async function developRemote(name, port) {
  const { remoteConfig } = await import('../rspack/remote.mjs');
  const version = packageVersion(remoteDir(name));
  const url = `http://localhost:${port}`;
  const config = remoteConfig({
    name,
    version,
    outDir: join(cacheDir, 'development', name),
    workersDir: await buildWorkers(name, true),
    manifest: await loadManifest(name),
    dev: true,
    devUrl: url,
    reloadManifest: (onFile) => loadManifest(name, onFile),
  });
  await serve(config, {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    // The socket's client stands in the exposed module: a remote has no entry that it could be added to.
    client: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    devMiddleware: { publicPath: `/${version}/` },
    static: false,
  });
  return { url, version };
}

/** @param {string} deployment @param {number} port */
async function developShell(deployment, port) {
  const bootDir = join(cacheDir, 'boot', 'development');
  await runRspack(bootConfig({ outDir: bootDir, dev: true }));
  const config = shellConfig({
    outDir: join(cacheDir, 'development', 'shell'),
    bootFile: join(bootDir, 'boot.js'),
    workersDir: await buildWorkers('shell', true),
    version: packageVersion(shellDir),
    dev: true,
  });
  await serve(config, {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    client: { overlay: OVERLAY },
    devMiddleware: { publicPath: '/tsugi/' },
    static: { directory: deployment, publicPath: '/tsugi/', watch: false },
    historyApiFallback: { index: '/tsugi/index.html' },
  });
}

/**
 * @param {import('@rspack/core').Configuration} config
 * @param {import('@rspack/dev-server').Configuration} options
 */
async function serve(config, options) {
  const compiler = rspack(config);
  const server = new RspackDevServer(options, compiler);
  await server.start();
}
