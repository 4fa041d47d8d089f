import { sandboxUrl } from './ports.ts';

/** Sends a query to the sandbox's tracker, as the user of the token if there is one; resolves to `data` of the response. */
export async function trackerRequest<T>(query: string, token?: string): Promise<T> {
  const response = await fetch(`${sandboxUrl}/tracker/graphql`, {
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
