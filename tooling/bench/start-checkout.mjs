import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmCommand } from '../lib/commands.mjs';
import { isPortFree, portsAt } from '../lib/ports.mjs';
import { sandboxControl } from './sandbox-control.mjs';

const POLL_MS = 50;
const END_TIMEOUT_MS = 10_000;
/** Else the checkout's processes, which are a group of their own, would stay. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Builds and serves a checkout of the product by its own `npm start`, so that two of them are measured in turn.
 * @param {{ dir: string, portBase: number }} input
 * @returns {Promise<import('./serve-product.mjs').Product>}
 * @throws {Error} when the checkout ends before it is ready
 */
export async function startCheckout({ dir, portBase }) {
  const [npm = '', ...args] = npmCommand('start');
  const child = spawn(npm, args, {
    cwd: dir,
    env: { ...process.env, PORT_BASE: String(portBase) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) endWithChildren(child.pid);
  };
  process.once('exit', end);
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Ready:')) resolve(undefined);
    });
    child.once('exit', (code) => reject(new Error(`npm start in ${dir} ended with ${code}:\n${printed}`)));
  });
  const ports = portsAt(portBase);
  const sandbox = sandboxControl(`http://localhost:${ports.sandbox}`);
  await sandbox.withoutLimits();
  return {
    url: `http://localhost:${ports.shell}/tsugi/`,
    sandbox,
    close: async () => {
      child.removeAllListeners('exit');
      process.off('exit', end);
      end();
      // The next one may take the same ports, and says so when they are not free.
      for (let waited = 0; waited < END_TIMEOUT_MS; waited += POLL_MS) {
        if ((await isPortFree(ports.shell)) && (await isPortFree(ports.sandbox))) return;
        await sleep(POLL_MS);
      }
    },
  };
}

/** Ends npm, its shell, the servers and the sandbox: a group of processes, which Windows does not have. @param {number} pid */
function endWithChildren(pid) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGTERM');
}
