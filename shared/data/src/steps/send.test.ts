import { fakeCall } from '../testing/fake-call.ts';
import { type SendOptions, send } from './send.ts';

const services = {
  tracker: { url: 'https://tracker.example/graphql' },
  mal: { url: 'https://mal.example/v4/' },
  themes: { url: 'https://themes.example' },
};

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

function setUp(fetch: Fetch, changes: Partial<SendOptions> = {}) {
  const fetched = jest.fn(fetch);
  const options = {
    fetch: fetched,
    services: () => services,
    isOnline: () => true,
  };
  return { fetched, handle: send({ ...options, ...changes }) };
}

const good: Fetch = async () => Response.json({ data: { Things: [1] } });

function jsonBody(init: RequestInit | undefined): unknown {
  return JSON.parse(String(init?.body));
}

it('posts the document as text with its variables, and the token to the tracker', async () => {
  const { fetched, handle } = setUp(good);
  const raw = await handle(
    fakeCall({
      token: 'secret',
      request: () => ({
        kind: 'graphql',
        query: 'query Things($page: Int) { Things }',
        variables: { page: 2 },
      }),
    }),
  );
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://tracker.example/graphql');
  expect(init?.method).toBe('POST');
  expect(jsonBody(init)).toEqual({ query: 'query Things($page: Int) { Things }', variables: { page: 2 } });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  expect(raw).toMatchObject({ status: 200, unreadable: false, body: { data: { Things: [1] } } });
});

it('sends no token to an origin whose scripts run in the page, whatever the configuration names as the tracker', async () => {
  const scriptOrigins = new Set<string>();
  const { fetched, handle } = setUp(good, { scriptOrigins });
  scriptOrigins.add('https://tracker.example');
  await expect(handle(fakeCall({ token: 'secret' }))).rejects.toMatchObject({
    kind: 'unavailable',
    detail: 'origin-of-remote',
  });
  expect(fetched).not.toHaveBeenCalled();
  await handle(fakeCall({ token: undefined }));
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
});

it.each(['mal', 'themes'] as const)(
  'reads from %s with its parameters, and never sends the token',
  async (source) => {
    const { fetched, handle } = setUp(async () => Response.json({ data: [] }));
    await handle(
      fakeCall({
        source,
        token: 'secret',
        request: () => ({
          kind: 'get',
          path: '/anime',
          search: [
            ['q', 'moon & sun'],
            ['page', '2'],
          ],
        }),
      }),
    );
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toMatch(/\/anime\?q=moon\+%26\+sun&page=2$/);
    expect(String(url)).not.toContain('//anime');
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
  },
);

it('reads the response of the boot script to a GET request, and sends none', async () => {
  const { fetched, handle } = setUp(async () => Response.json({}));
  const sent = Promise.resolve(Response.json({ data: [5] }));
  const raw = await handle(
    fakeCall({
      source: 'mal',
      request: () => ({ kind: 'get', path: '/anime', search: [] }),
      prefetched: { isWaiting: () => true, take: () => sent },
    }),
  );
  expect(raw.body).toEqual({ data: [5] });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['tracker', { kind: 'graphql' as const, query: 'query Things { Things }', variables: {} }],
  ['mal', { kind: 'get' as const, path: '/anime', search: [] }],
] as const)('reports that a response of %s is not JSON, with its status', async (source, request) => {
  for (const status of [200, 502]) {
    const { handle } = setUp(
      async () => new Response('<html>', { status, headers: { 'content-type': 'application/json' } }),
    );
    const raw = await handle(fakeCall({ source, request: () => request }));
    expect(raw.status).toBe(status);
    // Of a refusal only the status counts.
    if (status === 200) expect(raw.unreadable).toBe(true);
  }
});

it('returns the headers of a refusal', async () => {
  const { handle } = setUp(async () =>
    Response.json(
      { data: null, errors: [{ message: 'Too Many Requests.', status: 429 }] },
      {
        status: 429,
        headers: { 'retry-after': '12' },
      },
    ),
  );
  const raw = await handle(fakeCall());
  expect(raw.status).toBe(429);
  expect(raw.headers.get('retry-after')).toBe('12');
  expect(raw.body).toMatchObject({ errors: [{ message: 'Too Many Requests.' }] });
});

/** A call whose request the boot script has sent. */
function prefetchedCall(response: () => Promise<Response>) {
  let left: Promise<Response> | undefined = response();
  return fakeCall({
    prefetched: {
      isWaiting: () => left !== undefined,
      take: () => {
        const taken = left;
        left = undefined;
        return taken;
      },
    },
  });
}

it('uses the response that the boot script requested, and sends a request the next time', async () => {
  const { fetched, handle } = setUp(good);
  const call = prefetchedCall(async () => Response.json({ data: { Things: ['prefetched'] } }));
  await expect(handle(call)).resolves.toMatchObject({ body: { data: { Things: ['prefetched'] } } });
  expect(fetched).not.toHaveBeenCalled();
  await expect(handle(call)).resolves.toMatchObject({ body: { data: { Things: [1] } } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends a request when the prefetch of the boot script timed out', async () => {
  const { fetched, handle } = setUp(good);
  const call = prefetchedCall(() => Promise.reject(new DOMException('timed out', 'TimeoutError')));
  await expect(handle(call)).resolves.toMatchObject({ status: 200 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('counts a prefetch that failed as the first attempt', async () => {
  const { fetched, handle } = setUp(good);
  const call = prefetchedCall(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(handle(call)).rejects.toMatchObject({ kind: 'unavailable', noResponse: true });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  [true, 'unavailable'],
  [false, 'offline'],
] as const)('reports a missing response (online: %s) as %s', async (isOnline, kind) => {
  const { handle } = setUp(
    async () => {
      throw new TypeError('Failed to fetch');
    },
    { isOnline: () => isOnline },
  );
  await expect(handle(fakeCall())).rejects.toMatchObject({ kind, noResponse: true });
});

const hanging: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

it('times out when a service never responds', async () => {
  const { handle } = setUp(hanging, { deadlineMs: 5 });
  await expect(handle(fakeCall())).rejects.toMatchObject({
    kind: 'unavailable',
    noResponse: true,
  });
});

it('ends the request with its caller', async () => {
  const { handle } = setUp(hanging);
  const caller = new AbortController();
  const response = handle(fakeCall({ signal: caller.signal }));
  caller.abort();
  await expect(response).rejects.toMatchObject({ kind: 'aborted' });
});

it('lets changes outlive the page, and queries end with it', async () => {
  const { fetched, handle } = setUp(good);
  await handle(fakeCall({ kind: 'write' }));
  await handle(fakeCall());
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

it('names a service that is not configured', async () => {
  const { handle } = setUp(good, { services: () => ({}) });
  await expect(handle(fakeCall())).rejects.toMatchObject({ kind: 'unknown-source' });
});

it('refuses a query that cannot be one', async () => {
  const { handle, fetched } = setUp(good);
  const request = () => ({ kind: 'graphql' as const, query: '{ A }', variables: {} });
  await expect(handle(fakeCall({ request }))).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});

describe('what is said of a request that got no response', () => {
  const hangs: Fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('did not respond in time', async () => {
    const { handle } = setUp(hangs, { deadlineMs: 1 });
    await expect(handle(fakeCall())).rejects.toMatchObject({
      kind: 'unavailable',
      detail: 'timeout',
      noResponse: true,
      cause: { name: 'TimeoutError' },
    });
  });

  it('its caller has left', async () => {
    const { handle } = setUp(hangs);
    const caller = new AbortController();
    const response = handle(fakeCall({ source: 'tracker', signal: caller.signal }));
    const cause = new Error('left');
    caller.abort(cause);
    await expect(response).rejects.toMatchObject({ kind: 'aborted', source: 'tracker', cause });
  });

  it('was never sent to a service that no configuration names', async () => {
    const { fetched, handle } = setUp(good, { services: () => ({}) });
    await expect(handle(fakeCall({ source: 'mal' }))).rejects.toMatchObject({
      kind: 'unknown-source',
      source: 'mal',
    });
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('lets a change outlive its page only while it is below the limit that browsers set', async () => {
  const { fetched, handle } = setUp(good);
  const write = (length: number) => ({
    kind: 'graphql' as const,
    query: 'mutation Save { Save }',
    variables: { text: 'x'.repeat(length) },
  });
  const around = JSON.stringify(write(0)).length;
  for (const length of [59_999 - around, 60_000 - around]) {
    await handle(fakeCall({ kind: 'write', request: () => write(length) }));
  }
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive ?? false)).toEqual([true, false]);
});

it('refuses a text that cannot be a query, before anything is sent', async () => {
  const { fetched, handle } = setUp(good);
  const ask = (query: string) =>
    handle(fakeCall({ request: () => ({ kind: 'graphql', query, variables: {} }) }));
  await expect(ask('0123456789')).rejects.toMatchObject({
    cause: { message: 'things: a query is longer than 10 characters' },
  });
  expect(fetched).not.toHaveBeenCalled();
  await ask('0123456789a');
  expect(fetched).toHaveBeenCalledTimes(1);
});
