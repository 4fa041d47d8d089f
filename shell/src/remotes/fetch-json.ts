import { START_POLICY } from '../start-policy.ts';

/**
 * Fetches and parses a small JSON file, always revalidated with the server.
 * @throws Error with one sentence about the cause
 */
export async function fetchJson(url: string, deadlineMs: number = START_POLICY.fileMs): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(deadlineMs),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new Error(
      timedOut ? `${url} did not respond for ${deadlineMs / 1000} s` : `${url} could not be reached`,
      {
        cause,
      },
    );
  }
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${url} did not respond with JSON`, { cause });
  }
}
