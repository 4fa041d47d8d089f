import type { CompareQuery, CompareRequest, CompareResponse } from './compare-lists.protocol.ts';
import type { ComparedList, ComparedTitle } from './compare-lists.ts';
import { createRequestHandler } from './handle-request.ts';

export interface ComparisonClient {
  /** Hands over a list under this key; handing over the same list again costs nothing. */
  readonly put: (key: string, list: ComparedList) => void;
  readonly drop: (key: string) => void;
  /** Rejects with the signal's reason when it is aborted, and with an Error when the computation fails. */
  readonly compare: (query: CompareQuery, signal: AbortSignal) => Promise<readonly ComparedTitle[]>;
  readonly close: () => void;
}

/** Computes a comparison: the worker, or this page in its place. */
interface Partner {
  readonly send: (request: CompareRequest) => void;
  readonly close: () => void;
}

interface Waiting {
  readonly query: CompareQuery;
  readonly settle: (response: CompareResponse) => void;
}

/**
 * Compares in a worker. When it cannot start or dies, the page computes: slower, with the same results.
 * @param start makes the worker; may throw
 */
export function createComparisonClient(start: () => Worker): ComparisonClient {
  const lists = new Map<string, ComparedList>();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const settle = (response: CompareResponse) => {
    waiting.get(response.id)?.settle(response);
    waiting.delete(response.id);
  };
  const continueHere = () => {
    partner.close();
    partner = pageAsPartner(settle);
    for (const [key, list] of lists) partner.send({ kind: 'put', key, list });
    for (const [id, { query }] of waiting) partner.send({ kind: 'compare', id, query });
  };
  let partner = workerAsPartner(start, settle, continueHere) ?? pageAsPartner(settle);

  return {
    put(key, list) {
      if (lists.get(key) === list) return;
      lists.set(key, list);
      partner.send({ kind: 'put', key, list });
    },
    drop(key) {
      if (lists.delete(key)) partner.send({ kind: 'drop', key });
    },
    compare(query, signal) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const leave = () => {
          waiting.delete(id);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.set(id, {
          query,
          settle: (response) => {
            signal.removeEventListener('abort', leave);
            if (response.status === 'success') resolve(response.titles);
            else reject(new Error(response.message));
          },
        });
        partner.send({ kind: 'compare', id, query });
      });
    },
    close: () => partner.close(),
  };
}

function workerAsPartner(
  start: () => Worker,
  settle: (response: CompareResponse) => void,
  onDeath: () => void,
): Partner | undefined {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    // No workers here, or not from this URL: the page can do it.
    return undefined;
  }
  worker.onmessage = (event: MessageEvent<CompareResponse>) => settle(event.data);
  worker.onerror = onDeath;
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}

function pageAsPartner(settle: (response: CompareResponse) => void): Partner {
  const handleRequest = createRequestHandler();
  return {
    send: (request) => {
      const response = handleRequest(request);
      if (response) settle(response);
    },
    close: () => undefined,
  };
}
