import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError } from '../core/api-error.ts';
import { connectSharedStates } from '../core/shared-state.ts';
import { fakeCall } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createCircuitBreaker } from './create-circuit-breaker.ts';
import { createSharedCircuit } from './shared-circuit.ts';

/** Tabs of one browser: one database, one localStorage, one clock. */
function setUp(tabs: number) {
  globalThis.indexedDB = new IDBFactory();
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  let ids = 0;
  const breakers = Array.from({ length: tabs }, () =>
    createCircuitBreaker({
      source: 'tracker',
      clock,
      state: createSharedCircuit('tracker', connectSharedStates('tsugi-circuit-breaker'), storage),
      newId: () => {
        ids += 1;
        return String(ids);
      },
    }),
  );
  const tab = (index: number) => {
    const breaker = breakers[index];
    if (!breaker) throw new Error(`There is no tab ${index}`);
    return breaker;
  };
  const call = (operation: string) => fakeCall({ operation, key: `anonymous/${operation}/1/{}` });
  const fail = async (index: number, operation: string) => {
    const permit = await tab(index).admit(call(operation));
    permit.failed(new ApiError('server', { source: 'tracker', status: 502, detail: 'Bad Gateway' }));
  };
  return { clock, tab, call, fail };
}

/** Lets the database's transactions end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it('opens in every tab by what failed in different ones, and says so without the text of a gateway', async () => {
  const { fail, tab, call, clock } = setUp(3);
  await fail(0, 'a');
  await fail(1, 'b');
  expect(tab(2).openCircuit()).toBeUndefined();
  await fail(0, 'c');
  expect(tab(2).openCircuit()).toEqual({ message: undefined, until: clock.now() + 15_000 });
  await expect(tab(2).admit(call('d'))).rejects.toMatchObject({
    kind: 'unavailable',
    retryAfterMs: 15_000,
    detail: undefined,
  });
});

it('lets one of all tabs be the probe', async () => {
  const { fail, tab, call, clock } = setUp(4);
  for (const operation of 'abc') await fail(0, operation);
  await settled();
  await clock.advance(15_000);
  const sent: number[] = [];
  const waiting = [0, 1, 2, 3].map(async (index) => {
    const permit = await tab(index).admit(call('d'));
    sent.push(index);
    return permit;
  });
  await settled();
  expect(sent).toHaveLength(1);
  const probe = await waiting[sent[0] ?? 0];
  expect(probe?.isProbe).toBe(true);
  probe?.succeeded();
  await settled();
  await clock.advance(300);
  await Promise.all(waiting);
  expect(sent).toHaveLength(4);
});

it('notifies its listeners when it opens and when it closes', async () => {
  const { fail, tab, call } = setUp(1);
  const listener = jest.fn();
  tab(0).subscribe(listener);
  for (const operation of 'abc') await fail(0, operation);
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  const forced = await tab(0).admit({ ...call('d'), mode: 'reload' });
  forced.succeeded();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(tab(0).openCircuit()).toBeUndefined();
});
