import { createServer } from 'node:net';
import { portOffset, remoteNames } from './paths.mjs';

const DEFAULT_BASE = 4100;

/** The fixed layout of ports: shell +0, remotes +1 to +9, sandbox +10. */
export function portsFromEnv(env = process.env) {
  const text = env.PORT_BASE ?? String(DEFAULT_BASE);
  const base = Number(text);
  if (!Number.isInteger(base) || base < 1024 || base > 65_500) {
    throw new Error(`PORT_BASE must be a whole number from 1024 to 65500, not "${text}".`);
  }
  return portsAt(base);
}

/** @param {number} base */
export function portsAt(base) {
  return {
    base,
    shell: base,
    remotes: Object.fromEntries(remoteNames.map((name) => [name, base + portOffset(name)])),
    sandbox: base + 10,
  };
}

/** Ports of one Playwright worker: a shell, its remotes, a sandbox, and servers that a test starts itself. */
const PER_WORKER = 20;

/**
 * The ports of this process, when Playwright runs it as a worker. They follow those of `npm start` with the same
 * PORT_BASE, so that tests run beside it: +20 for the first worker, +40 for the second.
 */
export function workerPorts(env = process.env) {
  const worker = Number(env.TEST_PARALLEL_INDEX ?? 0);
  return portsAt(portsFromEnv(env).base + PER_WORKER * (worker + 1));
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server can listen there now
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param {ReturnType<typeof portsAt>} ports
 * @returns {Promise<void>} rejects with a message that names each taken port
 */
export async function requireFreePorts(ports) {
  const wanted = { shell: ports.shell, ...ports.remotes, sandbox: ports.sandbox };
  const taken = [];
  for (const [name, port] of Object.entries(wanted)) {
    if (!(await isPortFree(port))) taken.push(`port ${port} (${name})`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `Taken: ${taken.join(', ')}. Stop what listens there, or choose another range: PORT_BASE=${ports.base + 100} npm start`,
  );
}
