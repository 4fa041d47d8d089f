import { type SandboxClient, sandboxClient } from './client.ts';
import { PortTakenError, type RunningSandbox, startSandbox } from './server.ts';

let sandbox: RunningSandbox;
let control: SandboxClient;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    size: { anime: 120, manga: 60 },
    redirect: 'http://localhost:4100/tsugi/authentication',
  });
  control = sandboxClient(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(() => control.reset());

function post(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${sandbox.url}/tracker/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Referer: 'http://localhost:4100/', ...headers },
    body: JSON.stringify({ query, variables: { n: 1 } }),
  });
}

test('a token signs its user in and is as long as a real one', async () => {
  const token = await control.token('yuki');
  expect(token.length).toBeGreaterThan(50);
  const response = await post('query Me { Viewer { name } }', { Authorization: `Bearer ${token}` });
  await expect(response.json()).resolves.toEqual({ data: { Viewer: { name: 'yuki' } } });
  await expect(control.token('nobody')).rejects.toThrow('404');
});

test('a long response is compressed for those who take it', async () => {
  const query = `{ ${Array.from({ length: 40 }, (_, at) => `p${at}: Page(page: ${(at % 2) + 1}) { media { id title { romaji english native } genres synonyms } }`).join(' ')} }`;
  const [zipped, plain] = await Promise.all([post(query), post(query, { 'Accept-Encoding': 'identity' })]);
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await zipped.text()).toBe(await plain.text());
});

test('the log lists each request with its user and its result', async () => {
  await post('query Nobody { User(name: "nobody") { id } }', {
    Authorization: `Bearer ${await control.token('aoi')}`,
  });
  await fetch(`${sandbox.url}/mal/v4/anime?q=moon`);
  await expect(control.log()).resolves.toMatchObject([
    {
      service: 'tracker',
      operation: 'Nobody',
      variables: { n: 1 },
      status: 404,
      token: true,
      viewer: 'aoi',
      time: expect.any(Number),
    },
    {
      service: 'mal',
      operation: '/mal/v4/anime',
      path: '/mal/v4/anime?q=moon',
      variables: { q: 'moon' },
      status: 200,
      token: false,
      viewer: null,
    },
  ]);
  await control.clearLog();
  await expect(control.log()).resolves.toEqual([]);
});

test('a revoked token is refused, and the next one of the user is good', async () => {
  const ask = async (token: string) =>
    (await post('query Me { Viewer { name } }', { Authorization: `Bearer ${token}` })).status;
  const [aoi, ren] = [await control.token('aoi'), await control.token('ren')];
  await control.revoke('aoi');
  expect([await ask(aoi), await ask(ren), await ask(await control.token('aoi'))]).toEqual([400, 200, 200]);
  await expect(control.revoke('nobody')).rejects.toThrow(/revoked by/);
  await control.reset();
  expect(await ask(aoi)).toBe(200);
});

test('a token whose time is over is refused', async () => {
  const ask = async (token: string) =>
    (await post('query Me { Viewer { name } }', { Authorization: `Bearer ${token}` })).status;
  expect(await ask(await control.token('aoi', 60))).toBe(200);
  expect(await ask(await control.token('aoi', -1))).toBe(400);
});

test('a delay ends when the client who waits has gone', async () => {
  await control.faults([{ service: 'tracker', operation: 'Slow', delayMs: 600_000 }]);
  const client = new AbortController();
  const asked = fetch(`${sandbox.url}/tracker/graphql`, {
    method: 'POST',
    headers: { Referer: 'http://localhost:4100/' },
    body: JSON.stringify({ query: 'query Slow { Page { pageInfo { total } } }' }),
    signal: client.signal,
  });
  const left = expect(asked).rejects.toThrow('aborted');
  const waiting = async () => (await fetch(`${sandbox.url}/__sandbox/faults`)).json();
  while ((await waiting()).length > 0);
  client.abort();
  await left;
  while ((await control.log()).length === 0);
  await expect(control.log()).resolves.toMatchObject([{ operation: 'Slow', status: 200 }]);
});

test('time can be stopped, and resumes after a reset', async () => {
  const tomorrow = Date.now() + 86_400_000;
  await control.clock(tomorrow);
  await post('query Me { Page { pageInfo { total } } }');
  await expect(control.log()).resolves.toMatchObject([{ time: tomorrow }]);
  await control.reset();
  await post('query Me { Page { pageInfo { total } } }');
  const [entry] = await control.log();
  expect(Math.abs((entry?.time ?? 0) - Date.now())).toBeLessThan(60_000);
});

test('faults apply to the requests they match, in order and for their count', async () => {
  await control.faults([
    { service: 'tracker', operation: 'Other', status: 418 },
    { service: 'tracker', operation: 'Me', status: 500, times: 2 },
    { service: 'tracker', operation: 'Me', body: '{"data":', headers: { 'Retry-After': '7' } },
  ]);
  const seen = [];
  for (let at = 0; at < 4; at += 1) {
    const response = await post('query Me { Page { pageInfo { total } } }');
    seen.push([response.status, response.headers.get('retry-after'), (await response.text()).length]);
  }
  expect(seen.slice(0, 3)).toEqual([
    [500, null, expect.any(Number)],
    [500, null, expect.any(Number)],
    [200, '7', 8],
  ]);
  expect(seen[3]?.[0]).toBe(200);
  await control.clearFaults();
});

test('a fault can leave out the CORS headers or cut the connection', async () => {
  await control.faults([
    { service: 'themes', abort: 'cors' },
    { service: 'themes', abort: 'reset' },
  ]);
  const url = `${sandbox.url}/themes/artist/nobody`;
  expect((await fetch(url)).headers.get('access-control-allow-origin')).toBeNull();
  await expect(fetch(url)).rejects.toThrow();
  expect((await fetch(url)).headers.get('access-control-allow-origin')).toBe('*');
});

test('a preflight allows any origin with a token, is cached, and neither counts nor shows in the log', async () => {
  const response = await fetch(`${sandbox.url}/tracker/graphql`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
  expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(600);
  await expect(control.log()).resolves.toEqual([]);
  expect((await post('{ GenreCollection }')).headers.get('x-ratelimit-remaining')).toBe('29');
});

test('limits of one service are set by themselves and undone by a reset', async () => {
  await control.limits({ service: 'tracker', perMinute: 1 });
  const statuses = [(await post('{ GenreCollection }')).status, (await post('{ GenreCollection }')).status];
  expect(statuses).toEqual([200, 429]);
  await control.reset();
  expect((await post('{ GenreCollection }')).status).toBe(200);
});

const TRACKER_EXPOSES =
  'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Content-Length, Content-Range';

test.each([
  ['{ GenreCollection }', 200],
  ['{ User(name: "nobody") { id } }', 404],
])('a script can read the limit and the rest of it, and no more, with %s', async (query, status) => {
  const { status: got, headers } = await post(query);
  expect(got).toBe(status);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe(TRACKER_EXPOSES);
  expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['30', '29']);
  expect([headers.get('x-ratelimit-reset'), headers.get('retry-after')]).toEqual([null, null]);
});

/** Of the transport, which no service decides about. */
const TRANSPORT = new Set(['connection', 'keep-alive', 'content-length']);

test.each([
  ['the limit', () => control.limits({ service: 'tracker', perMinute: 0 })],
  ['a fault', () => control.faults([{ service: 'tracker', status: 429 }])],
])(
  'a refusal for %s has no CORS and no rate-limit header, and the log has its status',
  async (_what, refuse) => {
    await refuse();
    const response = await post('{ GenreCollection }');
    expect(response.status).toBe(429);
    const names = [...response.headers.keys()].filter((name) => !TRANSPORT.has(name));
    expect(names).toEqual(['content-type', 'date', 'retry-after']);
    expect(response.headers.get('retry-after')).toBe('60');
    await expect(control.log()).resolves.toMatchObject([{ service: 'tracker', status: 429 }]);
  },
);

test('a refusal whose headers the test names can be read with them', async () => {
  await control.faults([{ service: 'tracker', status: 429, headers: { 'Retry-After': '7' } }]);
  const { headers } = await post('{ GenreCollection }');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(headers.get('retry-after')).toBe('7');
});

test('a request without a Referer is refused before the tracker sees it, and counts for no limit', async () => {
  const refused = await fetch(`${sandbox.url}/tracker/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ GenreCollection }' }),
  });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(`${sandbox.url}/mal/v4/anime?q=moon`)).status).toBe(200);
  expect((await post('{ GenreCollection }')).headers.get('x-ratelimit-remaining')).toBe('29');
  expect((await control.log()).map(({ status }) => status)).toEqual([403, 200, 200]);
});

test('events make new content appear', async () => {
  const ids = await control.events({ type: 'activity', count: 2, user: 'ren' });
  const response = await post(
    '{ Page(perPage: 2) { activities(sort: [ID_DESC]) { ... on TextActivity { id } ... on ListActivity { id } ... on MessageActivity { id } } } }',
  );
  await expect(response.json()).resolves.toEqual({
    data: { Page: { activities: [...ids].reverse().map((id) => ({ id })) } },
  });
  await expect(control.events({ type: 'activity', user: 'nobody' })).rejects.toThrow('nobody');
});

test('the authorize page leads back to the client, one link for each user', async () => {
  const page = await (
    await fetch(`${sandbox.url}/tracker/oauth/authorize?client_id=1002&response_type=token`)
  ).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  expect(links).toHaveLength(7);
  const hash = new URLSearchParams(links[0]?.hash.slice(1));
  expect(links[0]?.href).toMatch(/^http:\/\/localhost:4100\/tsugi\/authentication#/);
  expect(hash.get('access_token')).toBe(await control.token('aoi'));
  expect([hash.get('token_type'), hash.get('expires_in')]).toEqual(['Bearer', '31536000']);
});

test('the authorize page returns the state that it was given, and none otherwise', async () => {
  const authorize = `${sandbox.url}/tracker/oauth/authorize?client_id=1002&response_type=token`;
  expect(await (await fetch(`${authorize}&state=1-2%263`)).text()).toContain('&amp;state=1-2%263"');
  expect(await (await fetch(authorize)).text()).not.toContain('state=');
});

test.each(['client_id=7&response_type=token', 'client_id=1002&response_type=code'])(
  'the authorize page refuses %s',
  async (query) => {
    const response = await fetch(`${sandbox.url}/tracker/oauth/authorize?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<h1>');
  },
);

test('clips are served whole and in ranges', async () => {
  const url = `${sandbox.url}/video/harbour-100001-OP1-0.webm`;
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
  const part = await fetch(url, { headers: { Range: 'bytes=10-19' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  expect((await fetch(url, { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(416);
  expect((await fetch(`${sandbox.url}/video/none.webm`)).status).toBe(404);
});

test('a taken port is named', async () => {
  const port = Number(new URL(sandbox.url).port);
  const attempt = startSandbox({ port, size: { anime: 10, manga: 5 } });
  await expect(attempt).rejects.toThrow(PortTakenError);
  await expect(attempt).rejects.toThrow(String(port));
});

test('a picture comes with what the host of the tracker sends; only requests with an origin may be read by it', async () => {
  const query = '{ Page(perPage: 1) { media(sort: [POPULARITY_DESC]) { coverImage { large } } } }';
  const { data } = await (await post(query)).json();
  const url: string = data.Page.media[0].coverImage.large;
  const made = async () => (await (await fetch(`${sandbox.url}/__sandbox/pictures`)).json()).made;
  const before = await made();
  const picture = await fetch(url);
  expect(picture.headers.get('access-control-allow-origin')).toBeNull();
  expect(picture.headers.get('vary')).toBeNull();
  const bytes = (await picture.arrayBuffer()).byteLength;
  expect(Number(picture.headers.get('content-length'))).toBe(bytes);
  const ofScript = await fetch(url, { method: 'HEAD', headers: { Origin: 'http://localhost:4100' } });
  expect(ofScript.headers.get('access-control-allow-origin')).toBe('*');
  expect(Number(ofScript.headers.get('content-length'))).toBe(bytes);
  const known = await fetch(url, { headers: { 'If-None-Match': picture.headers.get('etag') ?? '' } });
  expect(known.status).toBe(304);
  expect(known.headers.get('content-length')).toBeNull();
  await expect(made()).resolves.toBe(before + 1);
});
