import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { fakeTokenOf, fakeViewer } from '../testing/fake-viewer.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { readAccount, writeAccount } from './account-records.ts';
import { createUnreadReader } from './read-unread.ts';

const MINUTE = 60_000;

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const calls: Call[] = [];
  const outcomes: (Error | undefined)[] = [];
  const onRead = jest.fn();
  for (const [id, name] of [
    [1, 'aoi'],
    [2, 'ren'],
    [3, 'mio'],
  ] as const)
    writeAccount(storage, { id, name, avatar: null, addedAt: id, token: fakeTokenOf(id) });
  const read = createUnreadReader({
    clock,
    storage,
    presentId: () => 1,
    onRead,
    handle: async (call) => {
      calls.push(call);
      const failure = outcomes.shift();
      if (failure) throw failure;
      return {
        value: fakeViewer(call.token === fakeTokenOf(2) ? 2 : 3, 'new name', 7),
        storedAt: clock.now(),
      };
    },
  });
  return { clock, storage, calls, outcomes, onRead, read };
}

it('asks for each other account with its own token, in the background, and stores nothing in the cache', async () => {
  const { storage, calls, onRead, read } = setUp();
  await read(15 * MINUTE);
  expect(calls.map(({ token, mode, priority }) => [token, mode, priority.current()])).toEqual([
    [fakeTokenOf(2), 'no-store', 'background'],
    [fakeTokenOf(3), 'no-store', 'background'],
  ]);
  expect(readAccount(storage, 2)).toMatchObject({ name: 'new name', unread: 7, token: fakeTokenOf(2) });
  expect(readAccount(storage, 1)?.unread).toBeUndefined();
  expect(onRead).toHaveBeenCalledTimes(2);
});

it('asks again only when the counts are old, whichever tab has asked', async () => {
  const { clock, calls, read } = setUp();
  await Promise.all([read(15 * MINUTE), read(15 * MINUTE)]);
  expect(calls).toHaveLength(2);
  await clock.advance(15 * MINUTE - 1);
  await read(15 * MINUTE);
  expect(calls).toHaveLength(2);
  await read(2 * MINUTE);
  expect(calls).toHaveLength(4);
  // Noted by a clock that was ahead: it would be long until then.
  clock.setAhead(-60 * MINUTE);
  await read(15 * MINUTE);
  expect(calls).toHaveLength(6);
});

it('leaves out those that have to log in again, and goes on after a failure', async () => {
  const { clock, storage, calls, outcomes, read, onRead } = setUp();
  const over = fakeTokenOf(2, 'old', Math.floor(clock.now() / 1000));
  writeAccount(storage, { id: 2, name: 'ren', avatar: null, addedAt: 2, token: over });
  outcomes.push(new ApiError('unavailable', { source: 'tracker' }));
  await read(MINUTE);
  expect(calls.map(({ token }) => token)).toEqual([fakeTokenOf(3)]);
  expect(onRead).not.toHaveBeenCalled();
  await clock.advance(MINUTE);
  outcomes.push(new ApiError('invalid-token', { source: 'tracker' }));
  await read(MINUTE);
  expect(onRead).toHaveBeenCalledTimes(1);
});

it('writes nothing about an account that has left meanwhile', async () => {
  const { storage, read } = setUp();
  const reading = read(MINUTE);
  storage.removeItem('tsugi.account:2');
  await reading;
  expect(readAccount(storage, 2)).toBeUndefined();
});
