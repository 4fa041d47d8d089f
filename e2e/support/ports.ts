import { workerPorts } from '@tsugi/tooling/serve';

/** Where this worker's deployment and sandbox listen. */
export const ports = workerPorts();

export const sandboxUrl = `http://localhost:${ports.sandbox}`;

/** A port for the server number `index` that a test starts itself. */
export function extraPort(index: 0 | 1 | 2): number {
  return ports.sandbox + 1 + index;
}
