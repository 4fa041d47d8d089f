import { sandboxUrl } from './ports.ts';

/**
 * Asks the sandbox's tracker, as the user of the token if there is one, past its limits and its log: those are of the page.
 * Resolves to `data` of the response.
 */
export function trackerRequest<T>(query: string, token?: string): Promise<T> {
  return post('/__sandbox/tracker', query, token);
}

/** A request of another device behind the same connection, which counts for the limits of the tracker. */
export function requestElsewhere<T>(query: string): Promise<T> {
  return post('/tracker/graphql', query);
}

async function post<T>(path: string, query: string, token?: string): Promise<T> {
  const response = await fetch(`${sandboxUrl}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // The tracker refuses requests without one.
      Referer: sandboxUrl,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The sandbox responded ${response.status}: ${text}`);
  // The caller writes the query and knows its shape.
  return (JSON.parse(text) as { data: T }).data;
}
