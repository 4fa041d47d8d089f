import { portsAt, portsFromEnv } from '@tsugi/tooling/serve';

/** Ports of one worker: a shell, its remotes, a sandbox, and servers that a test starts itself. */
const PER_WORKER = 20;

/** The servers that a test starts itself listen after the sandbox. */
const FIRST_EXTRA = 1;

/** Playwright numbers the workers that run at the same time. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/**
 * The ports of this worker's deployment. They follow those of `npm start` with the same PORT_BASE, so that tests run
 * beside it: +20 for the first worker, +40 for the second.
 */
export const ports = portsAt(portsFromEnv().base + PER_WORKER * (worker + 1));

export const sandboxUrl = `http://localhost:${ports.sandbox}`;

/** A port for the server number `index` that a test starts itself. */
export function extraPort(index: 0 | 1 | 2): number {
  return ports.sandbox + FIRST_EXTRA + index;
}
