import type { ParseRequest, ParseResponse } from './parse-markdown.protocol.ts';

/** How long one text may take in the worker, in milliseconds. */
export const PARSE_TIMEOUT_MS = 1_000;

export interface MarkdownClient {
  /** @returns undefined when the text took too long, or no worker could be started. Never rejects. */
  readonly parse: (source: string) => Promise<string | undefined>;
}

interface Job {
  readonly source: string;
  readonly finish: (html: string | undefined) => void;
}

/**
 * Parses texts in a worker, one after the other. A worker that is over its time is terminated, and the next text gets a
 * new one. There is no fallback in the page: a text that needs a worker would block the page.
 * @param start makes the worker; may throw
 */
export function createMarkdownClient(start: () => Worker, timeoutMs = PARSE_TIMEOUT_MS): MarkdownClient {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: Worker | undefined;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (html: string | undefined) => {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    job?.finish(html);
    next();
  };
  const stop = () => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    finish(undefined);
  };
  const startClock = () => {
    if (current && isReady) timer = setTimeout(stop, timeoutMs);
  };
  const open = (): Worker => {
    const opened = start();
    opened.onmessage = ({ data }: MessageEvent<ParseResponse>) => {
      if (opened !== worker) return;
      if (data.kind === 'parsed') return finish(data.html);
      isReady = true;
      startClock();
    };
    opened.onerror = (event) => {
      event.preventDefault();
      if (opened === worker) stop();
    };
    return opened;
  };
  const next = () => {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    try {
      worker ??= open();
      const request: ParseRequest = { source: current.source };
      worker.postMessage(request);
      startClock();
    } catch {
      // No workers here: the text stays plain.
      stop();
    }
  };

  return {
    parse: (source) =>
      new Promise((finishJob) => {
        waiting.push({ source, finish: finishJob });
        next();
      }),
  };
}
