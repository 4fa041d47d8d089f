/** @jest-environment jsdom */
import { createRecorder, type Recorder } from './create-recorder.ts';
import type { Batch } from './records.ts';

const COLLECTOR = 'https://collector.example/tsugi';
const manifests = {
  find: () => undefined,
  names: () => ['search'],
  manifestUrl: () => 'https://search.example/1.2.0/remote.json',
  version: () => '1.2.0',
};
const vital = { name: 'LCP', value: 812, rating: 'good', navigation: 'navigate' } as const;

let bodies: string[];
let listeners: jest.SpiedFunction<typeof window.addEventListener>;
let measureWebVitals: jest.Mock<void, [(one: typeof vital) => void]>;

beforeEach(() => {
  Object.assign(globalThis, { __SHELL_VERSION__: '1.1.0' });
  bodies = [];
  const sendBeacon = (url: string, body: string) => {
    expect(url).toBe(COLLECTOR);
    bodies.push(body);
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  Object.defineProperty(window, 'fetch', { configurable: true, value: jest.fn() });
  measureWebVitals = jest.fn((report) => report(vital));
  globalThis.__tsugi = undefined;
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [] });
  listeners = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

function create(
  random: number,
  raw: unknown = { collector: COLLECTOR, sampleRate: 0.25 },
): Recorder | undefined {
  return createRecorder({
    raw,
    manifests,
    random: () => random,
    loadVitals: async () => ({ measureWebVitals }),
  });
}

// What this module has written.
const records = () => bodies.flatMap((body) => (JSON.parse(body) as Batch).records);

test('a caught failure leaves when the page does', () => {
  create(1)?.record({ error: new TypeError('x is not a function'), remote: 'search' });
  expect(bodies).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(records()).toEqual([
    {
      type: 'failure',
      kind: 'crash',
      text: 'TypeError: … is not a function',
      remote: 'search',
      version: '1.2.0',
      route: '/',
      count: 1,
    },
  ]);
});

test('it leaves too when the page is hidden, not when it is shown again', () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  create(1)?.record({ error: new Error('x') });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(bodies).toEqual([]);
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(records()).toHaveLength(1);
});

test('uncaught errors count from the start of the document', () => {
  const early = new ErrorEvent('error', { error: new TypeError('it is missing') });
  // What the boot script leaves; the recorder reads only this.
  Object.assign(globalThis, { __tsugi: { uncaught: [early] } });
  create(1);
  window.dispatchEvent(new ErrorEvent('error', { message: 'it is null' }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Invalid time value') }),
  );
  window.dispatchEvent(new Event('pagehide'));
  expect(records()).toMatchObject([
    { kind: 'uncaught', text: 'TypeError: it is missing' },
    { kind: 'uncaught', text: 'Error: it is null' },
    { kind: 'rejection', text: 'RangeError: Invalid time value' },
  ]);
});

test.each([
  [0.24, 1],
  [0.25, 0],
  [0.99, 0],
])('of the visits that draw %d with a rate of 0.25, %d are measured', async (random, measured) => {
  create(random);
  await Promise.resolve();
  await Promise.resolve();
  expect(measureWebVitals).toHaveBeenCalledTimes(measured);
  window.dispatchEvent(new Event('pagehide'));
  expect(records()).toHaveLength(measured);
});

test('a failing loop is looked at for a while only', () => {
  const recorder = create(1);
  const reads = jest.spyOn(document, 'querySelectorAll');
  for (let at = 0; at < 5000; at += 1) recorder?.record({ error: new Error('x') });
  window.dispatchEvent(new Event('pagehide'));
  expect(records()).toMatchObject([{ count: 200 }]);
  expect(reads.mock.calls.length).toBeLessThanOrEqual(200);
});

test('a wrong key is named in the console, and nothing is recorded', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(create(0, { collector: COLLECTOR, sampleRate: '10%' })).toBeUndefined();
  expect(warned).toHaveBeenCalledWith(
    'config.json, telemetry.sampleRate: expected a number from 0 to 1. No telemetry is sent.',
  );
  expect(measureWebVitals).not.toHaveBeenCalled();
});
