import { START_POLICY } from '../src/start-policy.ts';

export async function sendToTracker(url: string, body: object, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(START_POLICY.prefetchMs),
  });
  // Read at once: on a slow device the shell takes it over after that time, which would end a body that is not read.
  return new Response(await response.blob(), response);
}

/** The caller of the promise sees its failure; until then it does not count as unhandled. */
export function fetchStartFile(url: string): Promise<unknown> {
  const file = fetchJson(url);
  file.catch(() => undefined);
  return file;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(START_POLICY.startFileMs),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
