import { startWorker } from '@tsugi/platform/worker';
import { createRequestHandler, createWorkerClient, type WorkerClient } from '@tsugi/platform/worker-client';

/** What a page has open while it is shown. */
export interface Session<S> {
  /** Another object with each change. */
  readonly state: () => S | undefined;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** A session whose lists are in a worker of its own, or in the page where no worker starts: slower, with the same results. */
export interface WorkerSession<S, C extends { readonly kind: string }, R extends Record<C['kind'], unknown>>
  extends Session<S> {
  readonly client: WorkerClient<C, R>;
  readonly setState: (state: S) => void;
}

export interface WorkerSessionOptions<C> {
  readonly url: string;
  readonly name: string;
  /** Makes what carries out commands in this page. */
  readonly createHandler: () => (command: C) => unknown;
  /** The worker has died with its lists. The page takes its place, and none is started again: its file may be gone. */
  readonly onLost: () => void;
}

export function openWorkerSession<
  S,
  C extends { readonly kind: string },
  R extends Record<C['kind'], unknown>,
>({ url, name, createHandler, onLost }: WorkerSessionOptions<C>): WorkerSession<S, C, R> {
  const listeners = new Set<() => void>();
  let state: S | undefined;
  const client = createWorkerClient<C, R>({
    start: () => startWorker(url, name),
    createHandler: () => createRequestHandler(createHandler()),
    onLost,
  });
  return {
    client,
    state: () => state,
    setState: (next) => {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      client.close();
    },
  };
}
