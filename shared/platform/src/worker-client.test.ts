import {
  createRequestHandler,
  createWorkerClient,
  inOrder,
  type RequestHandler,
  type WorkerRequest,
  type WorkerResponse,
} from './worker-client.ts';

// A worker that no test closes is given up after a time, in which other tests run.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

/** After everything that promises have left to do. */
const settled = () => jest.advanceTimersByTimeAsync(0);

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

test('a worker says that it is there, and then handles one request after the other', async () => {
  const responses: WorkerResponse[] = [];
  const open: (() => void)[] = [];
  const handled: number[] = [];
  const handle = inOrder<Command>(
    async ({ id }) => {
      handled.push(id);
      await new Promise<void>((resolve) => open.push(resolve));
      return { id, status: 'success', value: id };
    },
    (response) => responses.push(response),
  );
  expect(responses).toEqual([{ id: 0, status: 'success', value: undefined }]);
  handle({ id: 1, command: { kind: 'sum' } });
  handle({ id: 2, command: { kind: 'sum' } });
  await settled();
  expect(handled).toEqual([1]);
  open[0]?.();
  await settled();
  expect(handled).toEqual([1, 2]);
  expect(responses[1]).toEqual({ id: 1, status: 'success', value: 1 });
});

test('requests are numbered from 1, since 0 is the number of what says that a worker is there', () => {
  const { worker, client } = setUp();
  const sent = jest.spyOn(worker, 'postMessage');
  void client.ask({ kind: 'sum' });
  void client.ask({ kind: 'sum' });
  expect(sent.mock.calls.map(([{ id }]) => id)).toEqual([1, 2]);
});

test('what is thrown without being an error is told as text', async () => {
  const handle = createRequestHandler<Command>(() => {
    throw 'No room';
  });
  expect(await handle({ id: 1, command: { kind: 'sum' } })).toEqual({
    id: 1,
    status: 'error',
    message: 'No room',
  });
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

test('closing ends the worker, which is heard no more', () => {
  const { worker, client, onLost } = setUp();
  client.close();
  expect(worker.isTerminated).toBe(true);
  expect([worker.onmessage, worker.onerror]).toEqual([null, null]);
  expect(onLost).not.toHaveBeenCalled();
});

test('after closing the page responds to nothing, neither to what was open nor to what is asked then', async () => {
  const client = createWorkerClient<Command, Results>({
    start: () => {
      throw new Error('blocked');
    },
    createHandler,
    onLost: () => {},
  });
  const heard = jest.fn();
  client.ask({ kind: 'sum' }).then(heard, heard);
  client.close();
  client.ask({ kind: 'sum' }).then(heard, heard);
  await settled();
  expect(heard).not.toHaveBeenCalled();
});
