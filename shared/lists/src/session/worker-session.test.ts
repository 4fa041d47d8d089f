/** @jest-environment jsdom */
import { openWorkerSession } from './worker-session.ts';

type Command = { readonly kind: 'double'; readonly number: number };
interface Results {
  readonly double: number;
}

const started = jest.fn();

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();

  constructor(...args: readonly unknown[]) {
    started(...args);
    workers.push(this);
  }
}

let workers: FakeWorker[] = [];

beforeEach(() => {
  // A worker that no test closes is given up after a time, in which other tests run.
  jest.useFakeTimers();
  workers = [];
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

function open() {
  const onLost = jest.fn();
  const session = openWorkerSession<string, Command, Results>({
    url: '/lists.worker.js',
    name: 'lists',
    createHandler: () => (command) => command.number * 2,
    onLost,
  });
  return { session, onLost };
}

test('the lists are in a worker of that name, which ends with the session', () => {
  const { session } = open();
  expect(started.mock.calls).toEqual([['http://localhost/lists.worker.js', { name: 'lists' }]]);
  void session.client.ask({ kind: 'double', number: 2 });
  expect(workers[0]?.postMessage.mock.calls).toEqual([[{ id: 1, command: { kind: 'double', number: 2 } }]]);
  session.close();
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
});

test('where no worker starts, the page carries out commands', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const { session, onLost } = open();
  expect(await session.client.ask({ kind: 'double', number: 2 })).toBe(4);
  expect(onLost).not.toHaveBeenCalled();
});

test('a worker that dies is told of, and the page takes its place', async () => {
  const { session, onLost } = open();
  workers[0]?.onerror?.();
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(await session.client.ask({ kind: 'double', number: 3 })).toBe(6);
});

test('listeners hear of each state until they or the session end', () => {
  const { session } = open();
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = session.subscribe(first);
  session.subscribe(second);
  expect(session.state()).toBeUndefined();
  session.setState('one');
  expect(session.state()).toBe('one');
  stop();
  session.setState('two');
  session.close();
  session.setState('three');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('a listener that subscribes another one while it is told does not tell it of the same state', () => {
  const { session } = open();
  const later = jest.fn();
  session.subscribe(() => session.subscribe(later));
  session.setState('one');
  expect(later).not.toHaveBeenCalled();
});
