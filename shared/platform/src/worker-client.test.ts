import {
  createRequestHandler,
  createWorkerClient,
  inOrder,
  type RequestHandler,
  type WorkerRequest,
  type WorkerResponse,
} from './worker-client.ts';

type Command = { readonly kind: 'add'; readonly number: number } | { readonly kind: 'sum' };
interface Results {
  readonly add: undefined;
  readonly sum: number;
}

/** Adds up what it gets; negative numbers fail. */
function createHandler(): RequestHandler<Command> {
  let sum = 0;
  return createRequestHandler((command) => {
    if (command.kind === 'sum') return sum;
    if (command.number < 0) throw new Error('Negative');
    sum += command.number;
    return undefined;
  });
}

/** A worker whose script runs at once in this thread. */
class FakeWorker {
  onmessage: ((event: { data: WorkerResponse }) => void) | null = null;
  onerror: (() => void) | null = null;
  isTerminated = false;
  isSilent = false;
  readonly postMessage: (request: WorkerRequest<Command>) => void = inOrder(createHandler(), (data) => {
    if (!this.isTerminated && !this.isSilent) this.onmessage?.({ data });
  });

  terminate(): void {
    this.isTerminated = true;
  }
}

function setUp() {
  const worker = new FakeWorker();
  const onLost = jest.fn();
  const client = createWorkerClient<Command, Results>({
    // The client uses only these members of a worker.
    start: () => worker as unknown as Worker,
    createHandler,
    onLost,
  });
  return { worker, client, onLost };
}

test('responses come in the order of their requests', async () => {
  const { client } = setUp();
  void client.ask({ kind: 'add', number: 2 });
  const before = client.ask({ kind: 'sum' });
  void client.ask({ kind: 'add', number: 3 });
  expect(await Promise.all([before, client.ask({ kind: 'sum' })])).toEqual([2, 5]);
});

test('a failing command rejects with its message, and the next one gets its response', async () => {
  const { client } = setUp();
  await expect(client.ask({ kind: 'add', number: -1 })).rejects.toThrow('Negative');
  expect(await client.ask({ kind: 'sum' })).toBe(0);
});

test('without a worker the page handles requests', async () => {
  const client = createWorkerClient<Command, Results>({
    start: () => {
      throw new Error('blocked');
    },
    createHandler,
    onLost: () => {},
  });
  void client.ask({ kind: 'add', number: 4 });
  expect(await client.ask({ kind: 'sum' })).toBe(4);
});

test('when the worker dies, its owner is told once, and the page goes on with an empty state', async () => {
  const { worker, client, onLost } = setUp();
  await client.ask({ kind: 'add', number: 4 });
  worker.isSilent = true;
  const open = client.ask({ kind: 'sum' });
  worker.onerror?.();
  await expect(open).rejects.toThrow('The worker has ended');
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(worker.isTerminated).toBe(true);
  expect(await client.ask({ kind: 'sum' })).toBe(0);
});

describe('a worker whose file', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('does not come is given up, and the page handles requests', async () => {
    const { worker, client, onLost } = setUp();
    worker.isSilent = true;
    const open = client.ask({ kind: 'sum' });
    open.catch(() => {});
    jest.advanceTimersByTime(7_999);
    expect(onLost).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await expect(open).rejects.toThrow('The worker has ended');
    expect(worker.isTerminated).toBe(true);
    expect(await client.ask({ kind: 'sum' })).toBe(0);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test('has come may take its time to respond', () => {
    const { worker, onLost } = setUp();
    inOrder(createHandler(), (data) => worker.onmessage?.({ data }));
    jest.advanceTimersByTime(60_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  test('does not come before its page is closed is forgotten', () => {
    const { client, onLost } = setUp();
    client.close();
    jest.advanceTimersByTime(8_000);
    expect(onLost).not.toHaveBeenCalled();
  });
});

test('closing ends the worker', () => {
  const { worker, client } = setUp();
  client.close();
  expect(worker.isTerminated).toBe(true);
});
