import { createOutboxItems } from '../changes/outbox-items.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import type { Account } from './account.ts';
import { waitingOnDevice } from './waiting-on-device.ts';

const account = (id: number, name: string, isCurrent = false): Account => ({
  ...{ id, name, isCurrent },
  ...{ waiting: 0, isExpired: false },
});

it('counts what waits of every account, also of one that has logged out, and begins with the present one', () => {
  const storage = createMemoryStorage();
  storage.setItem('tsugi:outbox:user-12/1', '{"key":"entry/1"}');
  storage.setItem('tsugi:outbox:user-7/1', '{"key":"entry/1"}');
  storage.setItem('tsugi:outbox:user-7/2', '{"key":"entry/1"}');
  storage.setItem('tsugi:outbox:user-7/3', '{"key":"entry/2"}');
  storage.setItem('tsugi:outbox:user-7/4-batch', '{"patches":[]}');
  // The progress of a thing is no change.
  storage.setItem('tsugi:outbox:user-3/progress:entry/1', '{"done":[]}');
  storage.setItem('tsugi:outbox-removed:user-9/1', '1');
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  items.held.set('tsugi:outbox:user-1/1', '{"key":"setting/about"}');
  const accounts = [account(7, 'ren'), account(1, 'aoi', true), account(3, 'mio')];
  expect(waitingOnDevice(items, accounts)).toEqual([
    { account: 'user-1', name: 'aoi', count: 1, isCurrent: true },
    { account: 'user-12', name: undefined, count: 1, isCurrent: false },
    { account: 'user-7', name: 'ren', count: 3, isCurrent: false },
  ]);
});

it('is empty where nothing waits', () => {
  const items = createOutboxItems({ storage: undefined, account: () => 'user-1' });
  expect(waitingOnDevice(items, [account(1, 'aoi', true)])).toEqual([]);
});
