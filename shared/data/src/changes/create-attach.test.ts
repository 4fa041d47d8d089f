import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { pageSettings } from '../sources/data-settings.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { attachOutboxStore } from './attach-outbox-store.ts';
import { createAttach } from './create-attach.ts';
import { openOutboxDatabase } from './outbox-database.ts';
import { createOutboxItems } from './outbox-items.ts';

jest.mock('./attach-outbox-store.ts', () => ({ attachOutboxStore: jest.fn() }));

const A = 'tsugi:outbox:user-1/1';
const taken = jest.mocked(attachOutboxStore);
const onNotice = jest.fn();

function setUp() {
  const storage = createMemoryStorage();
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  return { storage, items, attach: createAttach(items, 'tab') };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  taken.mockReset();
  onNotice.mockReset();
  // Nothing else of the settings is read here.
  pageSettings.set({ onNotice } as unknown as ReturnType<typeof pageSettings>);
});

it('loads nothing for a page without changes, and the store once with the first one', async () => {
  const { attach } = setUp();
  await attach(false);
  expect(taken).not.toHaveBeenCalled();
  await Promise.all([attach(true), attach(false)]);
  expect(taken).toHaveBeenCalledTimes(1);
});

it('loads it for what an earlier page has left: in localStorage, or in the database alone', async () => {
  const { storage, attach } = setUp();
  storage.setItem(A, '{}');
  await attach(false);
  expect(taken).toHaveBeenCalledTimes(1);
  await openOutboxDatabase().exchange(async () => new Map([[A, { name: A, text: '{}' }]]));
  await setUp().attach(false);
  expect(taken).toHaveBeenCalledTimes(2);
});

it('tries again when its file cannot be fetched, and says so when nothing else has the change', async () => {
  const { storage, items, attach } = setUp();
  taken.mockImplementation(() => {
    throw new Error('offline');
  });
  items.write(A, {});
  await attach(true);
  expect(onNotice).not.toHaveBeenCalled();
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  items.write(A, { a: 1 });
  await attach(true);
  expect(onNotice).toHaveBeenCalledTimes(1);
  taken.mockReset();
  await attach(true);
  await attach(true);
  expect(taken).toHaveBeenCalledTimes(1);
});
