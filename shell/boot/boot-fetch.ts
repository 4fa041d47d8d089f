import { START_POLICY } from '../src/start-policy.ts';
import { whenIdle } from './page-moments.ts';

export function sendToTracker(url: string, body: object, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return send(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The services beside the tracker never get the token. */
export function sendGet(url: string): Promise<Response> {
  return send(url, { headers: { accept: 'application/json' } });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(START_POLICY.prefetchMs) });
  // The body is read here: the shell may take the response after the timeout, which aborts an unread body.
  return new Response(await response.blob(), response);
}

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
