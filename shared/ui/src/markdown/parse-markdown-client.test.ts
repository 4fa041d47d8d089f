import type { ParseRequest, ParseResponse } from './parse-markdown.protocol.ts';
import { createMarkdownClient } from './parse-markdown-client.ts';

/** A worker that does what the test says. */
class FakeWorker {
  onmessage: ((event: { data: ParseResponse }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly received: ParseRequest[] = [];
  isTerminated = false;
  postMessage(request: ParseRequest) {
    this.received.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  send(data: ParseResponse) {
    this.onmessage?.({ data });
  }
  fail() {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createMarkdownClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    // The client uses no more of a worker than the fake has.
    return worker as unknown as Worker;
  }, 1_000);
  const worker = (index = 0): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`Worker ${index} was never started`);
    return found;
  };
  return { client, worker, workers };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what the worker made of a text, one text at a time, from one worker', async () => {
  const { client, worker, workers } = setUp();
  const first = client.parse('one');
  const second = client.parse('two');
  expect(worker().received).toEqual([{ source: 'one' }]);
  worker().send({ kind: 'ready' });
  worker().send({ kind: 'parsed', html: '<p>one</p>' });
  expect(await first).toBe('<p>one</p>');
  expect(worker().received).toEqual([{ source: 'one' }, { source: 'two' }]);
  worker().send({ kind: 'parsed', html: undefined });
  expect(await second).toBeUndefined();
  expect(workers).toHaveLength(1);
});

it('terminates a worker that is over its time, and parses the next text in a new one', async () => {
  const { client, worker, workers } = setUp();
  const hostile = client.parse('hostile');
  const next = client.parse('next');
  worker().send({ kind: 'ready' });
  jest.advanceTimersByTime(999);
  expect(worker().isTerminated).toBe(false);
  jest.advanceTimersByTime(1);
  expect(worker().isTerminated).toBe(true);
  expect(await hostile).toBeUndefined();
  worker(1).send({ kind: 'ready' });
  worker(1).send({ kind: 'parsed', html: '<p>next</p>' });
  expect(await next).toBe('<p>next</p>');
  expect(workers).toHaveLength(2);
});

it('counts no time while the worker is on its way over a slow connection', async () => {
  const { client, worker } = setUp();
  const parsed = client.parse('one');
  jest.advanceTimersByTime(20_000);
  expect(worker().isTerminated).toBe(false);
  worker().send({ kind: 'ready' });
  worker().send({ kind: 'parsed', html: 'x' });
  expect(await parsed).toBe('x');
  jest.advanceTimersByTime(20_000);
  expect(worker().isTerminated).toBe(false);
});

it('leaves a text plain when the worker fails', async () => {
  const { client, worker } = setUp();
  const parsed = client.parse('one');
  worker().fail();
  expect(await parsed).toBeUndefined();
  expect(worker().isTerminated).toBe(true);
});

it('leaves a text plain where workers cannot be started', async () => {
  const client = createMarkdownClient(() => {
    throw new Error('No workers');
  });
  expect(await client.parse('one')).toBeUndefined();
  expect(await client.parse('two')).toBeUndefined();
});
