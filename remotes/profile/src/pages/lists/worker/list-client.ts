import { createRequestHandler, createWorkerClient, type WorkerClient } from '@tsugi/platform/worker-client';
import { createCommandHandler } from './handle-command.ts';
import type { ListCommand, ListResults } from './list.protocol.ts';

export type ListClient = WorkerClient<ListCommand, ListResults>;

/**
 * Keeps the list in a worker, or in the page where no worker starts: slower, with the same results.
 * @param start makes the worker; may throw
 * @param onLost the worker has died with its list; what was asked is rejected
 */
export function createListClient(start: () => Worker, onLost: () => void): ListClient {
  return createWorkerClient({
    start,
    createHandler: () => createRequestHandler(createCommandHandler()),
    onLost,
  });
}
