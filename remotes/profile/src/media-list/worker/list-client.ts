import { createRequestHandler } from './handle-request.ts';
import type { ListCommand, ListRequest, ListResponse, ListResults } from './list.protocol.ts';

export interface ListClient {
  /** Requests are answered in their order. Rejects with an Error when the worker's code fails. */
  readonly ask: <C extends ListCommand>(command: C) => Promise<ListResults[C['kind']]>;
  readonly close: () => void;
}

/** Answers requests: the worker, or this page in its place. */
interface Partner {
  readonly send: (request: ListRequest) => void;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Keeps the list in a worker, or in the page where no worker starts: slower, with the same results.
 * @param start makes the worker; may throw
 * @param onLost the worker has died with its list; what was asked is rejected
 */
export function createListClient(start: () => Worker, onLost: () => void): ListClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const settle = (response: ListResponse) => {
    const { resolve, reject } = waiting.get(response.id) ?? {};
    waiting.delete(response.id);
    // The handler's value for a command has the type that the protocol names.
    if (response.status === 'success') resolve?.(response.value as never);
    else reject?.(new Error(response.message));
  };
  const partner =
    workerAsPartner(start, settle, () => {
      for (const { reject } of waiting.values()) reject(new Error('The worker has ended'));
      waiting.clear();
      onLost();
    }) ?? pageAsPartner(settle);

  return {
    ask: (command) => {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        partner.send({ id, command });
      });
    },
    close: partner.close,
  };
}

function workerAsPartner(
  start: () => Worker,
  settle: (response: ListResponse) => void,
  onDeath: () => void,
): Partner | undefined {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    // No workers here, or not from this URL: the page can do it.
    return undefined;
  }
  worker.onmessage = (event: MessageEvent<ListResponse>) => settle(event.data);
  worker.onerror = onDeath;
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}

function pageAsPartner(settle: (response: ListResponse) => void): Partner {
  const handleRequest = createRequestHandler();
  let last: Promise<unknown> = Promise.resolve();
  return {
    send: (request) => {
      last = last.then(async () => settle(await handleRequest(request)));
    },
    close: () => undefined,
  };
}
