import { START_POLICY } from '../src/start-policy.ts';
import { whenIdle } from './page-moments.ts';

/**
 * Asks for a file that the shell needs, after what the page shows first. The empty handler prevents an unhandled rejection before
 * the shell awaits the promise.
 * @param isDue resolves when it may be asked for
 */
export function fetchStartFile(
  url: string,
  isDue?: Promise<unknown>,
  cache: RequestCache = 'no-cache',
): Promise<unknown> {
  const isIdle = () => new Promise<void>(whenIdle);
  const file = Promise.resolve(isDue)
    .then(isIdle)
    .then(() => fetchJson(url, cache));
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
