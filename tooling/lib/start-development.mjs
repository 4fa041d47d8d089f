import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { remoteConfigs } from '../rspack/remote.mjs';
import { shellConfigs } from '../rspack/shell.mjs';
import { serveRemote } from '../serve/index.mjs';
import { cacheDir, remoteNames } from './paths.mjs';
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
  await startSandboxProcess(ports.base);
  for (const name of remoteNames) {
    if (names.length === 0 || names.includes(name)) await serve(remoteConfigs({ name, isServed: true }));
    else {
      await runRspack(remoteConfigs({ name, dev: true }));
      await serveRemote({ dir: join(cacheDir, 'development', name), port: ports.remotes[name] });
    }
  }
  await serve(shellConfigs({ isServed: true }));
  console.log(`Ready: http://localhost:${ports.shell}/tsugi/`);
}

/** As `npx rspack serve` in the folder of the part. @param {import('@rspack/core').Configuration[]} configs */
async function serve(configs) {
  const options = configs.flatMap(({ devServer }) => devServer || [])[0];
  await new RspackDevServer(options, rspack(configs)).start();
}
