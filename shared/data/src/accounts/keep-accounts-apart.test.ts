import { createAuthStore } from '../auth/auth-store.ts';
import { partitionOf } from '../core/cache-key.ts';
import { emptyEntryStore } from '../testing/empty-entry-store.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { fakeTokenOf, fakeViewer } from '../testing/fake-viewer.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { readAccounts, writeAccount } from './account-records.ts';
import { keepAccountsApart } from './keep-accounts-apart.ts';

const [AOI, REN] = [fakeTokenOf(1), fakeTokenOf(2)];
const keyOf = (token: string | undefined) => `${partitionOf(token)}/things/1-a/{}`;

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  const start = () => {
    const keys = { memory: [] as string[], store: [] as string[] };
    const remove = (place: keyof typeof keys) => (matches: (key: string) => boolean) => {
      keys[place] = keys[place].filter((key) => !matches(key));
    };
    const startAccounts = jest.fn(async () => {});
    const sweep = jest.fn(async () => {});
    const store = keepAccountsApart({
      clock,
      storage,
      auth,
      memory: { remove: remove('memory') },
      store: { ...emptyEntryStore, sweep, remove: async (matches) => remove('store')(matches) },
      startAccounts,
    });
    return { keys, startAccounts, sweep, store };
  };
  return { clock, storage, auth, start };
}

it('notes who is signed in, without the token, and anew when the name changes', () => {
  const { storage, auth, start } = setUp();
  auth.signIn(AOI);
  start();
  expect(readAccounts(storage)).toEqual([]);
  auth.setViewer(fakeViewer(1, 'aoi'), 1000);
  expect(readAccounts(storage)).toMatchObject([{ id: 1, name: 'aoi', avatar: null }]);
  expect(storage.getItem('tsugi.account:1')).not.toContain(AOI);
  const { addedAt } = readAccounts(storage)[0] ?? {};
  auth.setViewer(fakeViewer(1, 'aoi2'), 2000);
  expect(readAccounts(storage)).toMatchObject([{ id: 1, name: 'aoi2', addedAt }]);
});

it('leaves nothing of another account in memory, and stores what is of accounts of this device alone', async () => {
  const { storage, auth, start } = setUp();
  auth.signIn(AOI);
  auth.setViewer(fakeViewer(1, 'aoi'), 1000);
  const { keys } = start();
  const all = [keyOf(AOI), keyOf(REN), keyOf(undefined), keyOf(fakeTokenOf(9)), 'public/things/1-a/{}'];
  keys.memory = [...all];
  keys.store = [...all];
  for (const token of [AOI, fakeTokenOf(9)]) storage.setItem(`tsugi:changes:${partitionOf(token)}`, '[]');
  writeAccount(storage, { id: 1, name: 'aoi', avatar: null, addedAt: 1, token: AOI });
  auth.signIn(REN);
  await Promise.resolve();
  expect(keys.memory).toEqual([keyOf(REN), 'public/things/1-a/{}']);
  expect(keys.store).toEqual([keyOf(AOI), keyOf(REN), 'public/things/1-a/{}']);
  expect(storage.getItem(`tsugi:changes:${partitionOf(AOI)}`)).toBe('[]');
  expect(storage.getItem(`tsugi:changes:${partitionOf(fakeTokenOf(9))}`)).toBeNull();
});

it('deletes everything of an account that is signed out, and keeps what waits in its outbox', async () => {
  const { storage, auth, start } = setUp();
  auth.signIn(AOI);
  auth.setViewer(fakeViewer(1, 'aoi'), 1000);
  const { keys } = start();
  keys.store = [keyOf(AOI)];
  storage.setItem(`tsugi:changes:${partitionOf(AOI)}`, '[]');
  storage.setItem('tsugi:outbox:user-1/000000000000001-tab-00001', '{}');
  auth.signOut();
  await Promise.resolve();
  expect(keys.store).toEqual([]);
  expect(storage.getItem(`tsugi:changes:${partitionOf(AOI)}`)).toBeNull();
  expect(readAccounts(storage)).toEqual([]);
  expect(storage.getItem('tsugi:outbox:user-1/000000000000001-tab-00001')).not.toBeNull();
});

it('deletes with a sweep what is left of accounts that were signed out while no tab was open', async () => {
  const { auth, start } = setUp();
  auth.signIn(AOI);
  const { keys, store, sweep } = start();
  keys.store = [keyOf(AOI), keyOf(REN), keyOf(undefined)];
  await store.sweep();
  expect(sweep).toHaveBeenCalledTimes(1);
  // What was read by nobody in particular may be needed again.
  expect(keys.store).toEqual([keyOf(AOI), keyOf(undefined)]);
});

it('loads what other accounts need only when there are some, after the first page, and again when its file did not arrive', async () => {
  const { clock, storage, auth, start } = setUp();
  auth.signIn(AOI);
  auth.setViewer(fakeViewer(1, 'aoi'), 1000);
  const { startAccounts } = start();
  await clock.advance(60_000);
  expect(startAccounts).not.toHaveBeenCalled();
  writeAccount(storage, { id: 2, name: 'ren', avatar: null, addedAt: 2, token: REN });
  startAccounts.mockRejectedValueOnce(new Error('offline'));
  auth.reload();
  await clock.advance(3_999);
  expect(startAccounts).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(startAccounts).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 3; times += 1) {
    auth.reload();
    await clock.advance(10_000);
  }
  expect(startAccounts).toHaveBeenCalledTimes(2);
});
