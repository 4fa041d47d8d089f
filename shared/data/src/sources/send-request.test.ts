import { sendRequest } from './send-request.ts';

const request = { kind: 'graphql', query: 'query Artist { artist }', variables: { slug: 'aoi' } } as const;

function post(response: Response) {
  const fetch = jest.fn(async (..._sent: Parameters<typeof globalThis.fetch>) => response);
  const options = { token: 'secret', signal: new AbortController().signal, keepalive: false, fetch };
  return { raw: sendRequest(request, { ...options, baseUrl: 'https://themes.example/' }), fetch };
}

it('posts the document and its variables to the URL as it is, without the token', async () => {
  const { raw, fetch } = post(Response.json({ data: { artist: null } }));
  expect(await raw).toMatchObject({ status: 200, body: { data: { artist: null } }, unreadable: false });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://themes.example/');
  expect(init).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ query: request.query, variables: request.variables }),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  expect(JSON.stringify(init)).not.toContain('secret');
});

it('gives what is no JSON with its status', async () => {
  const { raw } = post(new Response('<html>', { status: 502 }));
  expect(await raw).toMatchObject({ status: 502, body: undefined, unreadable: true });
});
