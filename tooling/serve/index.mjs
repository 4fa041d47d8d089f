// What the journeys and the benchmark use of the tooling.
export { installedChromium, installedTestBrowser } from '../lib/browser.mjs';
export { PAGE_LIMITS } from '../lib/budgets.mjs';
export { remoteNames } from '../lib/paths.mjs';
export { isPortFree, portsFromEnv, workerPorts } from '../lib/ports.mjs';
export { startSandboxProcess } from '../lib/sandbox-process.mjs';
export { TEXT_LIMIT } from '../lib/text-budgets.mjs';
export { liveConfig, registryOf, sandboxConfig, writeDeployment } from './deployment.mjs';
export { serveRemote } from './serve-remote.mjs';
export { serveShell } from './serve-shell.mjs';

/** Loaded only by who builds: the compiler is large. @param {import('../rspack/remote.mjs').RemoteBuild & { name: string }} input */
export async function buildRemote(input) {
  const { runRspack } = await import('../lib/run-rspack.mjs');
  const { remoteConfigs } = await import('../rspack/remote.mjs');
  await runRspack(remoteConfigs(input));
}
