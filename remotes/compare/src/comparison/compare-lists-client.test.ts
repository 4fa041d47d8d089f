import type { CompareRequest } from './compare-lists.protocol.ts';
import type { ComparedList } from './compare-lists.ts';
import { createComparisonClient } from './compare-lists-client.ts';
import { createRequestHandler } from './handle-request.ts';

const shared: ComparedList = [{ mediaId: 7, score: 80, repeat: 0, title: 'Seven' }];
const query = { included: ['a', 'b'], excluded: [] };
const never = new AbortController().signal;

/** A worker whose responses wait until `flush`. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly requests: CompareRequest[] = [];
  terminated = false;
  private readonly handleRequest = createRequestHandler();
  private readonly responses: unknown[] = [];

  postMessage(request: CompareRequest): void {
    this.requests.push(request);
    const response = this.handleRequest(request);
    if (response) this.responses.push(response);
  }

  flush(): void {
    for (const data of this.responses.splice(0)) this.onmessage?.({ data });
  }

  terminate(): void {
    this.terminated = true;
  }
}

function setUp() {
  const worker = new FakeWorker();
  // The client uses only these members of a worker.
  const client = createComparisonClient(() => worker as unknown as Worker);
  client.put('a', shared);
  client.put('b', shared);
  return { worker, client };
}

test('a query is computed by the worker', async () => {
  const { worker, client } = setUp();
  const compared = client.compare(query, never);
  worker.flush();
  expect(await compared).toEqual([{ mediaId: 7, average: 80, repeat: 0 }]);
});

test('a list travels once, however often it is handed over', () => {
  const { worker, client } = setUp();
  client.put('a', shared);
  expect(worker.requests.filter((request) => request.kind === 'put')).toHaveLength(2);
});

test('an aborted query rejects with the reason, and its late response disturbs no other', async () => {
  const { worker, client } = setUp();
  const controller = new AbortController();
  const first = client.compare(query, controller.signal);
  controller.abort(new Error('changed'));
  const second = client.compare({ ...query, excluded: ['a'] }, never);
  worker.flush();
  await expect(first).rejects.toThrow('changed');
  expect(await second).toEqual([]);
});

test('a worker that cannot start is replaced by the page', async () => {
  const client = createComparisonClient(() => {
    throw new Error('blocked');
  });
  client.put('a', shared);
  client.put('b', shared);
  expect(await client.compare(query, never)).toHaveLength(1);
});

test('when a worker dies during a comparison, the page computes it from the same lists', async () => {
  const { worker, client } = setUp();
  const compared = client.compare(query, never);
  worker.onerror?.();
  expect(await compared).toHaveLength(1);
  expect(worker.terminated).toBe(true);
});

test('a failing computation rejects with its message', async () => {
  const { worker, client } = setUp();
  const compared = client.compare({ included: ['unknown'], excluded: [] }, never);
  worker.flush();
  await expect(compared).rejects.toThrow('No list "unknown"');
});

test('a list that was dropped is no longer known', async () => {
  const { worker, client } = setUp();
  client.drop('a');
  const compared = client.compare(query, never);
  worker.flush();
  await expect(compared).rejects.toThrow('No list "a"');
});

test('closing ends the worker', () => {
  const { worker, client } = setUp();
  client.close();
  expect(worker.terminated).toBe(true);
});
