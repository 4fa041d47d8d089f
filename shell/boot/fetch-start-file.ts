import { START_POLICY } from '../src/start-policy.ts';
import { whenIdle } from './page-moments.ts';

/**
 * Asks for a file that the shell needs, after what the page shows first. The empty handler prevents an unhandled rejection before
 * the shell awaits the promise.
 */
export function fetchStartFile(url: string, cache: RequestCache = 'no-cache'): Promise<unknown> {
  const file = new Promise<void>(whenIdle).then(() => fetchJson(url, cache));
  file.catch(() => undefined);
  return file;
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {
    cache,
    signal: AbortSignal.timeout(START_POLICY.startFileMs),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
