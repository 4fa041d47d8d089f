/** How long an early answer may take before whoever waits for it asks again, in milliseconds. */
const EARLY_TIMEOUT_MS = 8000;

export async function askTracker(url: string, body: object, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(EARLY_TIMEOUT_MS),
  });
  // Read at once: on a slow device the shell may take it over only after that time, which would end a body unread.
  return new Response(await response.blob(), response);
}

export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(EARLY_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Whoever takes the promise sees its failure; until then it must not count as unhandled. */
export function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
