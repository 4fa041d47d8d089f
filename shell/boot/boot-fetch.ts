import { PREFETCH_MS } from '../src/start-policy.ts';

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
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PREFETCH_MS) });
  // The body is read here: the shell may take the response after the timeout, which aborts an unread body. As text it stays in this
  // process; a blob is kept, and read, by another one.
  return new Response(await response.text(), response);
}
