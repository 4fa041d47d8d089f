import { type SandboxClient, sandboxClient } from '../client.ts';
import { type RunningSandbox, startSandbox } from '../server.ts';

const PLACE = { remote: 'search', version: '1.2.0', route: '/search/:type/:header?' };
const FAILURE = {
  type: 'failure',
  kind: 'crash',
  text: "TypeError: Cannot read properties of undefined (reading 'title')",
  at: 'route-search.0123abcd.js:1:2345',
  count: 2,
  ...PLACE,
};
const VITAL = { type: 'vital', name: 'LCP', value: 812.5, rating: 'good', navigation: 'navigate', ...PLACE };
const batch = (...records: readonly unknown[]) => ({ format: 1, shell: '1.1.0', records });

let sandbox: RunningSandbox;
let control: SandboxClient;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, size: { anime: 20, manga: 20 } });
  control = sandboxClient(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(() => control.reset());

async function send(body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<number> {
  const response = await fetch(`${sandbox.url}/collector/batch`, {
    method,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return response.status;
}

test('a batch as the documentation describes it is taken, and tests read it', async () => {
  expect(await send(batch(FAILURE, VITAL), { Referer: 'http://localhost:4100/' })).toBe(204);
  expect(await control.telemetry()).toEqual({ batches: [batch(FAILURE, VITAL)], refused: [] });
  await control.clearTelemetry();
  expect(await control.telemetry()).toEqual({ batches: [], refused: [] });
});

test.each([
  ['no JSON', 'hello'],
  ['no object', '[]'],
  ['another form', { ...batch(VITAL), format: 2 }],
  ['no version of the shell', { format: 1, records: [VITAL] }],
  ['no record', batch()],
  ['too many records', batch(...Array.from({ length: 21 }, () => VITAL))],
  ['an unknown field', { ...batch(VITAL), user: 'aoi' }],
  ['an unknown field of a record', batch({ ...VITAL, url: '/user/aoi' })],
  ['an unknown type', batch({ ...VITAL, type: 'toString' })],
  ['a path in place of a pattern', batch({ ...VITAL, route: '/activity/4711' })],
  ['a query string', batch({ ...VITAL, route: '/search/:type?q=aoi' })],
  ['a missing field', batch({ ...FAILURE, count: undefined })],
  ['a text with an id', batch({ ...FAILURE, text: 'user 4711' })],
  ['a text with a quotation mark', batch({ ...FAILURE, text: 'Error: "hello"' })],
  ['a text with a URL', batch({ ...FAILURE, text: 'Error: https://x.example/?q=aoi' })],
  ['a text of another script', batch({ ...FAILURE, text: 'Error: 私' })],
  ['a long text', batch({ ...FAILURE, text: 'a'.repeat(301) })],
  ['a URL of a script', batch({ ...FAILURE, at: 'https://x.example/a.0123abcd.js:1:1' })],
  ['a negative value', batch({ ...VITAL, value: -1 })],
])('a batch with %s is refused', async (_what, body) => {
  expect(await send(body)).toBe(400);
  expect(await control.telemetry()).toMatchObject({ batches: [], refused: [{ status: 400 }] });
});

test.each([
  ['is too large', 413, ' '.repeat(16_001), {}],
  ['is sent as JSON, which needs a preflight', 415, batch(VITAL), { 'Content-Type': 'application/json' }],
  ['carries a token', 400, batch(VITAL), { Authorization: 'Bearer x' }],
  ['comes with the URL of a page', 400, batch(VITAL), { Referer: 'http://localhost:4100/tsugi/user/aoi' }],
])('a batch that %s is refused', async (_what, status, body, headers) => {
  expect(await send(body, headers)).toBe(status);
});

test('nothing but POST is taken', async () => {
  expect(await send(undefined, {}, 'GET')).toBe(405);
});
