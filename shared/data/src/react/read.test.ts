import type { QueryOperation } from '../core/operation.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { expectForInitialPage, prefetch, whenPrefetched } from './read.ts';

const title: QueryOperation<{ readonly id: number }, string> = {
  kind: 'query',
  shape: 1,
  name: 'title',
  source: 'tracker',
  scope: 'public',
  request: ({ id }) => ({ kind: 'graphql', query: 'query Title { Title }', variables: { id } }),
  decode: String,
};

/** A service whose responses the test resolves. */
function pendingService() {
  const responses: ((value: string) => void)[] = [];
  installTestLayer(() => new Promise((resolve) => responses.push(resolve)));
  return responses;
}

/** Whether the promise settles without anything else happening. */
async function settles(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const turn = new Promise((resolve) => setImmediate(() => resolve(pending)));
  return (await Promise.race([promise, turn])) !== pending;
}

it('waits for what a page asked for before it rendered', async () => {
  const responses = pendingService();
  prefetch(title, { id: 1 }, { priority: 'interactive' });
  const waiting = whenPrefetched();
  expect(await settles(waiting)).toBe(false);
  responses[0]?.('Paper Moon');
  expect(await settles(waiting)).toBe(true);
});

it('waits for what is asked for when something else has come', async () => {
  const responses = pendingService();
  expectForInitialPage(Promise.resolve().then(() => prefetch(title, { id: 4 }, { priority: 'interactive' })));
  const waiting = whenPrefetched();
  expect(await settles(waiting)).toBe(false);
  responses[0]?.('Paper Moon');
  expect(await settles(waiting)).toBe(true);
});

it('waits for no warming of pages that may follow', async () => {
  pendingService();
  prefetch(title, { id: 2 });
  expect(await settles(whenPrefetched())).toBe(true);
});

it('resolves when the response is a failure', async () => {
  installTestLayer(() => Promise.reject(new Error('refused')));
  prefetch(title, { id: 3 }, { priority: 'interactive' });
  await expect(whenPrefetched()).resolves.toBeDefined();
});
