/** What the page sends to a worker, and what comes back under the same number. */
export interface WorkerRequest<C> {
  readonly id: number;
  readonly command: C;
}

export type WorkerResponse =
  | { readonly id: number; readonly status: 'success'; readonly value: unknown }
  | { readonly id: number; readonly status: 'error'; readonly message: string };

/** Runs in the worker, or in the page where there is no worker. */
export type RequestHandler<C> = (request: WorkerRequest<C>) => Promise<WorkerResponse>;

interface Command {
  readonly kind: string;
}

/** @typeParam R the result of each kind of command */
export interface WorkerClient<C extends Command, R extends Readonly<Record<C['kind'], unknown>>> {
  /** Responses come in the order of their requests. Rejects with an Error when the worker's code fails. */
  readonly ask: <One extends C>(command: One) => Promise<R[One['kind']]>;
  readonly close: () => void;
}

export interface WorkerClientOptions<C extends Command> {
  /** Makes the worker; may throw. */
  readonly start: () => Worker;
  /** Makes a handler with an empty state for this page. */
  readonly createHandler: () => RequestHandler<C>;
  /** The worker has died with its state, or its file does not come, and what was asked is rejected. From now on the page handles requests. */
  readonly onLost: () => void;
}

/** Handles requests: the worker, or this page in its place. */
interface Partner<C> {
  readonly send: (request: WorkerRequest<C>) => void;
  readonly close: () => void;
}

/** A worker whose file has not come after so many milliseconds counts as dead. */
const START_MS = 8_000;

/** The first message of a worker: its file is there. No request has this number. */
const READY: WorkerResponse = { id: 0, status: 'success', value: undefined };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a worker. Where none starts, or after it has died, the page handles the requests: slower, with the same results. */
export function createWorkerClient<C extends Command, R extends Readonly<Record<C['kind'], unknown>>>({
  start,
  createHandler,
  onLost,
}: WorkerClientOptions<C>): WorkerClient<C, R> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const settle = (response: WorkerResponse) => {
    const asked = waiting.get(response.id);
    // The first message only says that the file is there.
    if (!asked) return;
    waiting.delete(response.id);
    // The handler's value for a command has the type that the protocol names.
    if (response.status === 'success') asked.resolve(response.value as never);
    else asked.reject(new Error(response.message));
  };
  const continueHere = () => {
    partner.close();
    partner = pageAsPartner(createHandler(), settle);
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(new Error('The worker has ended'));
    onLost();
  };
  let partner = workerAsPartner(start, settle, continueHere) ?? pageAsPartner(createHandler(), settle);

  return {
    ask: (command) => {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        partner.send({ id, command });
      });
    },
    close: () => {
      waiting.clear();
      partner.close();
    },
  };
}

/** Turns the function that carries out a command into a handler that never rejects. */
export function createRequestHandler<C>(run: (command: C) => unknown): RequestHandler<C> {
  return async ({ id, command }) => {
    try {
      return { id, status: 'success', value: await run(command) };
    } catch (error) {
      // Errors of a worker from another origin arrive without text, so it is sent as data.
      return { id, status: 'error', message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/**
 * The worker's side: says that it is ready, then handles one request after the other, so that a query sees what was added
 * before it.
 */
export function inOrder<C>(handle: RequestHandler<C>, respond: (response: WorkerResponse) => void) {
  respond(READY);
  let last: Promise<unknown> = Promise.resolve();
  return (request: WorkerRequest<C>): void => {
    last = last.then(async () => respond(await handle(request)));
  };
}

function workerAsPartner<C>(
  start: () => Worker,
  settle: (response: WorkerResponse) => void,
  onDeath: () => void,
): Partner<C> | undefined {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    // No workers here, or not from this URL: the page can do it.
    return undefined;
  }
  const late = setTimeout(onDeath, START_MS);
  worker.onmessage = (event: MessageEvent<WorkerResponse>) => {
    clearTimeout(late);
    settle(event.data);
  };
  worker.onerror = onDeath;
  return {
    send: (request) => worker.postMessage(request),
    close: () => {
      clearTimeout(late);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}

function pageAsPartner<C>(handle: RequestHandler<C>, settle: (response: WorkerResponse) => void): Partner<C> {
  let isClosed = false;
  return {
    send: inOrder(handle, (response) => {
      if (!isClosed) settle(response);
    }),
    close: () => {
      isClosed = true;
    },
  };
}
