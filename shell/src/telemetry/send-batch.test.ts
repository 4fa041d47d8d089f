import { sendBatch } from './send-batch.ts';

const URL_OF_COLLECTOR = 'https://collector.example/tsugi';
const fetch = jest.fn((_url: string, _init: RequestInit) => Promise.resolve());
const origin = 'https://host.example';

beforeEach(() => fetch.mockClear());

test('a batch is sent as a beacon', () => {
  const sendBeacon = jest.fn(() => true);
  sendBatch(URL_OF_COLLECTOR, '{}', { sendBeacon, fetch, origin });
  expect(sendBeacon).toHaveBeenCalledWith(URL_OF_COLLECTOR, '{}');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['refuses it', () => false],
  ['has no beacons', undefined],
])(
  'where the browser %s, it is sent by a request that outlives the page and has no credentials',
  (_what, sendBeacon) => {
    sendBatch(URL_OF_COLLECTOR, '{}', { sendBeacon, fetch, origin });
    expect(fetch).toHaveBeenCalledWith(
      URL_OF_COLLECTOR,
      expect.objectContaining({ method: 'POST', body: '{}', keepalive: true, credentials: 'omit' }),
    );
  },
);

test('the own origin gets neither the URL of the page nor a cookie', () => {
  const sendBeacon = jest.fn(() => true);
  sendBatch(`${origin}/collect`, '{}', { sendBeacon, fetch, origin });
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ referrerPolicy: 'origin', credentials: 'omit' });
});

test('a request that fails is no error of the page', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(() => sendBatch(URL_OF_COLLECTOR, '{}', { fetch, origin })).not.toThrow();
  await new Promise(setImmediate);
});
