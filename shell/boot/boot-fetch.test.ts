import { sendGet, sendToTracker } from './boot-fetch.ts';
import { fetchStartFile } from './fetch-start-file.ts';

const TRACKER = 'https://tracker.example/graphql';

afterEach(() => jest.restoreAllMocks());

/** Responds in two pieces; `late.send` sends the second. The response is aborted with its request, as in a browser. */
function respondInPieces() {
  const encoder = new TextEncoder();
  const late: { send: () => void } = { send: () => {} };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(encoder.encode('{"data":'));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        late.send = () => {
          controller.enqueue(encoder.encode('1}'));
          controller.close();
        };
      },
    });
    return new Response(body, { status: 200, headers: { 'X-RateLimit-Remaining': '29' } });
  });
  return { fetched, late };
}

/** The timeout of the next request. */
function timeOut(): AbortController {
  const controller = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return controller;
}

it('sends the token, and returns the rate-limit headers of the response', async () => {
  const { fetched, late } = respondInPieces();
  const sending = sendToTracker(TRACKER, { query: '{ x }' }, 'secret');
  await Promise.resolve();
  late.send();
  const response = await sending;
  expect(fetched).toHaveBeenCalledWith(
    TRACKER,
    expect.objectContaining({
      method: 'POST',
      body: '{"query":"{ x }"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    }),
  );
  expect(response.headers.get('X-RateLimit-Remaining')).toBe('29');
  await expect(response.json()).resolves.toEqual({ data: 1 });
});

it('returns a response that can be read after its timeout', async () => {
  const { late } = respondInPieces();
  const time = timeOut();
  const sending = sendToTracker(TRACKER, {}, undefined);
  await Promise.resolve();
  late.send();
  const response = await sending;
  time.abort();
  await expect(response.clone().json()).resolves.toEqual({ data: 1 });
  await expect(response.json()).resolves.toEqual({ data: 1 });
});

it('rejects when the body does not arrive before the timeout', async () => {
  respondInPieces();
  const time = timeOut();
  const sending = sendToTracker(TRACKER, {}, undefined);
  await Promise.resolve();
  time.abort(new DOMException('It took too long', 'TimeoutError'));
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
});

describe('a request', () => {
  const fetched = () =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"a":1}'));

  it('is sent without a token where there is none', async () => {
    const calls = fetched();
    await sendToTracker(TRACKER, {}, undefined);
    expect(calls.mock.calls[0]?.[1]?.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('to another service is a GET that asks for JSON, without a token', async () => {
    const calls = fetched();
    const response = await sendGet('https://mal.example/v4/anime/1');
    expect(calls.mock.calls).toEqual([
      [
        'https://mal.example/v4/anime/1',
        { headers: { accept: 'application/json' }, signal: expect.any(AbortSignal) },
      ],
    ]);
    await expect(response.json()).resolves.toEqual({ a: 1 });
  });

  it.each([
    ['of a page', 8000, () => sendGet('https://mal.example/')],
    ['to the tracker', 8000, () => sendToTracker(TRACKER, {}, undefined)],
    ['for a file of the start', 8000, () => fetchStartFile('config.json')],
  ])('%s ends after the time that the start has for it', async (_what, limit, send) => {
    const { signal } = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    const calls = fetched();
    await send();
    expect(timeout.mock.calls).toEqual([[limit]]);
    expect(calls.mock.calls[0]?.[1]?.signal).toBe(signal);
  });
});

describe('a file of the start', () => {
  const respond = (...args: ConstructorParameters<typeof Response>) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(...args));

  it('is asked for even where the browser has a copy', async () => {
    const calls = respond('{"a":1}');
    await expect(fetchStartFile('config.json')).resolves.toEqual({ a: 1 });
    expect(calls.mock.calls[0]).toEqual(['config.json', expect.objectContaining({ cache: 'no-cache' })]);
  });

  it('that is not there fails with the status of its response', async () => {
    respond('{}', { status: 404 });
    await expect(fetchStartFile('config.json')).rejects.toThrow(/^404$/);
  });

  it('that fails before anyone waits for it is no unhandled rejection', async () => {
    respond('no JSON');
    const handled = jest.spyOn(Promise.prototype, 'catch');
    const file = fetchStartFile('config.json');
    expect(handled.mock.contexts).toContain(file);
    await expect(file).rejects.toThrow('no JSON');
  });
});
