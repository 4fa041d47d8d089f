import { sendToTracker } from './boot-fetch.ts';

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
