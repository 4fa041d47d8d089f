import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeOutboxDatabase } from '../testing/fake-outbox-database.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { ID_NAME } from './outbox-database.ts';
import { createOutboxItems } from './outbox-items.ts';
import { createOutboxStore } from './outbox-store.ts';

const A = 'tsugi:outbox:user-1/1';
const B = 'tsugi:outbox:user-1/2';
const BATCH = 'tsugi:outbox:user-1/3-batch';

function setUp({ maxMirrored = 200, storage = createMemoryStorage() as Storage | undefined } = {}) {
  const clock = createFakeClock();
  const database = createFakeOutboxDatabase(clock);
  const posts: string[] = [];
  const notices: string[] = [];
  let tabs = 0;
  const open = () => {
    tabs += 1;
    const tab = `tab${tabs}`;
    const items = createOutboxItems({ storage, account: () => 'user-1' });
    const store = createOutboxStore({
      clock,
      storage,
      items,
      database: database.connect(),
      tab,
      maxMirrored,
      post: () => void posts.push(tab),
      onUnstored: () => void notices.push(tab),
    });
    items.attach(store);
    return { items, store };
  };
  const stored = () => [...database.records.keys()].filter((name) => name !== ID_NAME);
  /** Full: it takes nothing. */
  const fill = () =>
    jest.spyOn(storage ?? createMemoryStorage(), 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  return { clock, database, storage, open, posts, notices, stored, fill };
}

it('writes what belongs together in one transaction, and to localStorage at once', async () => {
  const { clock, database, storage, open, stored } = setUp();
  const { items } = open();
  items.write(A, { a: 1 });
  items.write(B, { a: 2 });
  items.remove(A);
  expect(storage?.getItem(A)).toBeNull();
  expect(storage?.getItem(B)).toBe('{"a":2}');
  await clock.advance(10);
  expect(stored()).toEqual([B]);
  expect(database.transactions).toBe(1);
  expect(storage).toHaveLength(1);
});

it('leaves batches to their own database', async () => {
  const { clock, storage, open, stored, database } = setUp({ maxMirrored: 0 });
  const { items, store } = open();
  items.write(BATCH, { patches: [] });
  void store.refresh();
  await clock.advance(10);
  expect(stored()).toEqual([]);
  expect(storage?.getItem(BATCH)).toBe('{"patches":[]}');
  const { transactions } = database;
  items.remove(BATCH);
  await clock.advance(10);
  expect(storage).toHaveLength(0);
  expect(database.transactions).toBe(transactions);
});

it('keeps the mirror small: the rest is in the database alone, tells the other tabs, and comes back with a later page', async () => {
  const { clock, storage, open, posts } = setUp({ maxMirrored: 1 });
  const { items } = open();
  items.write(A, { a: 1 });
  await clock.advance(10);
  expect(posts).toEqual([]);
  items.write(B, { a: 2 });
  items.write(`${items.prefix()}progress/x`, { done: [] });
  await clock.advance(10);
  expect(posts).toEqual(['tab1']);
  expect(storage?.getItem(B)).toBeNull();
  expect(storage?.getItem(`${items.prefix()}progress/x`)).toBe('{"done":[]}');

  const later = open();
  const heard = jest.fn();
  later.items.subscribe(heard);
  expect(later.items.read(B)).toBeUndefined();
  void later.store.refresh();
  await clock.advance(10);
  expect(later.items.read(B)).toEqual({ a: 2 });
  expect(heard).toHaveBeenCalledTimes(1);
  void later.store.refresh();
  await clock.advance(10);
  expect(heard).toHaveBeenCalledTimes(1);

  later.items.remove(B);
  await clock.advance(10);
  expect(posts).toEqual(['tab1', 'tab2']);
});

it('does not take a text into the mirror that is too long for a first render', async () => {
  const { clock, storage, open, stored } = setUp();
  const { items } = open();
  items.write(A, { notes: 'x'.repeat(30_000) });
  expect(storage).toHaveLength(0);
  await clock.advance(10);
  expect(stored()).toEqual([A]);
});

it('does not bring back what is over when the page closed before the database knew', async () => {
  const { clock, database, open, stored } = setUp();
  const { items } = open();
  items.write(A, { a: 1 });
  await clock.advance(10);
  database.fault = () => Promise.reject(new DOMException('closed', 'AbortError'));
  items.remove(A);
  await clock.advance(10);
  expect(stored()).toEqual([A]);
  database.fault = undefined;
  const next = open();
  void next.store.refresh();
  await clock.advance(10);
  expect(stored()).toEqual([]);
  expect(next.items.names()).toEqual([]);
});

it('uses localStorage without any bound where the database does not take it, and says nothing', async () => {
  const { clock, database, storage, open, notices } = setUp({ maxMirrored: 0 });
  database.fault = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { items } = open();
  items.write(A, { a: 1 });
  await clock.advance(10);
  expect(storage?.getItem(A)).toBe('{"a":1}');
  expect(notices).toEqual([]);
  // It is taken over as soon as there is room.
  database.fault = undefined;
  items.write(B, { a: 2 });
  await clock.advance(10);
  expect([...database.records.keys()].sort()).toEqual([ID_NAME, A, B].sort());
});

it('needs no localStorage', async () => {
  const { clock, open, notices, stored } = setUp({ storage: undefined });
  const { items, store } = open();
  items.write(A, { a: 1 });
  void store.settled();
  await clock.advance(10);
  expect(stored()).toEqual([A]);
  expect(notices).toEqual([]);
  const later = open();
  void later.store.refresh();
  await clock.advance(10);
  expect(later.items.read(A)).toEqual({ a: 1 });
});

it('says once that changes last as long as the page when neither takes them, and stores them when one does', async () => {
  const { clock, database, open, notices, fill, stored } = setUp();
  const full = fill();
  database.fault = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { items } = open();
  items.write(A, { a: 1 });
  await clock.advance(10);
  items.write(B, { a: 2 });
  await clock.advance(10);
  expect(notices).toEqual(['tab1']);
  expect(items.names()).toEqual([A, B]);
  full.mockRestore();
  database.fault = undefined;
  items.write(A, { a: 3 });
  await clock.advance(10);
  expect(stored().sort()).toEqual([A, B]);
  expect(items.read(A)).toEqual({ a: 3 });
});

it('does not wait for a database that does not respond, and says so where nothing else has the change', async () => {
  const { clock, database, open, notices, fill } = setUp();
  fill();
  let respond = () => {};
  database.fault = () =>
    new Promise<void>((resolve) => {
      respond = resolve;
    });
  const { items, store } = open();
  items.write(A, { a: 1 });
  let isOver = false;
  void store.settled().then(() => {
    isOver = true;
  });
  await clock.advance(7_990);
  expect(isOver).toBe(false);
  await clock.advance(20);
  expect(isOver).toBe(true);
  expect(notices).toEqual(['tab1']);
  database.fault = undefined;
  respond();
  items.write(B, { a: 2 });
  await clock.advance(10);
  expect(database.records.has(B)).toBe(true);
});

it('writes what the page has to a database that was deleted under it', async () => {
  const { clock, database, open, stored } = setUp({ maxMirrored: 1 });
  const { items } = open();
  items.write(A, { a: 1 });
  items.write(B, { a: 2 });
  await clock.advance(10);
  database.records.clear();
  items.write(`${items.prefix()}progress/x`, { done: [] });
  await clock.advance(10);
  expect(stored().sort()).toEqual([A, B, `${items.prefix()}progress/x`].sort());
  expect(items.read(B)).toEqual({ a: 2 });
});

it('tells the database what a tab of an earlier release has sent', async () => {
  const { clock, storage, open, stored } = setUp();
  const { items, store } = open();
  items.write(A, { a: 1 });
  await clock.advance(10);
  storage?.removeItem(A);
  store.removedElsewhere(A);
  store.removedElsewhere('theme');
  await clock.advance(10);
  expect(stored()).toEqual([]);
});

it('takes over what waits from an earlier release once, also by two tabs at once', async () => {
  const { clock, storage, open, stored, database } = setUp();
  storage?.setItem(A, '{"a":1}');
  for (const { store } of [open(), open()]) void store.refresh();
  await clock.advance(10);
  expect(stored()).toEqual([A]);
  expect(database.records.get(A)).toEqual({ name: A, text: '{"a":1}' });
  expect(storage?.getItem(A)).toBe('{"a":1}');
});
