import { workerPorts } from '@tsugi/tooling/serve';

/** Where this worker's page and sandbox listen. */
export const ports = workerPorts();

export const pageUrl = `http://localhost:${ports.shell}`;
export const sandboxUrl = `http://localhost:${ports.sandbox}`;
