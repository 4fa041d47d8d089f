import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { batchItemName, isBatchItem } from './batch-item.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxItems, entityKey, isOutboxItem, type OutboxChange } from './outbox-items.ts';

const change = (id: string): OutboxChange => ({
  v: 1,
  id,
  at: 0,
  tab: 'a',
  key: 'favourite/anime/1',
  subject: { about: 'favourite', kind: 'anime', id: 1 },
  before: { isFavourite: false },
  change: { isFavourite: true },
  entity: 'media:1',
  patch: { isFavourite: true },
});

it('holds a change that the storage does not take as long as the page', () => {
  const storage = createMemoryStorage();
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const outbox = createOutbox({ clock: createFakeClock(), items, tab: 'a' });
  items.write(`${items.prefix()}1`, change('1'));
  items.reload();
  expect(storage.length).toBe(0);
  expect(items.patches().get('media:1')).toEqual({ isFavourite: true });
  expect(outbox.get('favourite/anime/1')?.wanted).toEqual({ isFavourite: true });
  outbox.finish('favourite/anime/1', ['1'], { isFavourite: true });
  expect(items.names()).toEqual([]);
});

it('leaves the changes of another version of the product alone, and removes damaged ones', () => {
  const storage = createMemoryStorage();
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  storage.setItem('tsugi:outbox:user-1/2', JSON.stringify({ ...change('2'), v: 2 }));
  storage.setItem('tsugi:outbox:user-1/3', '{"v":1');
  const outbox = createOutbox({ clock: createFakeClock(), items, tab: 'a' });
  items.write(`${items.prefix()}1`, change('1'));
  items.reload();
  expect(outbox.pending().map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1']]);
  expect(items.names()).toEqual(['tsugi:outbox:user-1/1', 'tsugi:outbox:user-1/2']);
});

it('knows its items by their names, account by account', () => {
  const storage = createMemoryStorage({ 'tsugi:outbox:user-1/1': '{}', 'tsugi:changes:user-2': '[]' });
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  expect(isOutboxItem('tsugi:outbox:user-1/1')).toBe(true);
  expect(isOutboxItem('tsugi:changes:user-2')).toBe(false);
  expect(items.names(items.prefix('user-2'))).toEqual([]);
  expect(items.names(items.prefix('user'))).toEqual([]);
  expect(items.prefix()).toBe('tsugi:outbox:user-1/');
  expect(items.prefix('user-2')).toBe('tsugi:outbox:user-2/');
  expect(items.names()).toEqual(['tsugi:outbox:user-1/1']);
  expect(items.names('tsugi:changes:')).toEqual(['tsugi:changes:user-2']);
  expect(entityKey('media', 1)).toBe('media:1');
});

it('names its items in order, each once, wherever they are held', () => {
  const storage = createMemoryStorage({ 'tsugi:outbox:user-1/3': '{}' });
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  items.write('tsugi:outbox:user-1/1', {});
  const full = jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  items.write('tsugi:outbox:user-1/2', { a: 1 });
  items.write('tsugi:outbox:user-1/3', { a: 2 });
  expect(items.names().map((name) => name.slice(-1))).toEqual(['1', '2', '3']);
  // The newer of both.
  expect(items.read('tsugi:outbox:user-1/3')).toEqual({ a: 2 });
  full.mockRestore();
  items.write('tsugi:outbox:user-1/3', { a: 3 });
  expect(items.read('tsugi:outbox:user-1/3')).toEqual({ a: 3 });
  expect(storage.getItem('tsugi:outbox:user-1/3')).toBe('{"a":3}');
});

it('works without any storage, and reads nothing from what is damaged, empty or gone', () => {
  const items = createOutboxItems({ storage: undefined, account: () => 'user-1' });
  items.write('tsugi:outbox:user-1/1', { a: 1 });
  items.write('tsugi:outbox:user-1/2', null);
  expect(items.read('tsugi:outbox:user-1/1')).toEqual({ a: 1 });
  expect(items.read('tsugi:outbox:user-1/2')).toBeUndefined();
  items.remove('tsugi:outbox:user-1/1');
  expect(items.read('tsugi:outbox:user-1/1')).toBeUndefined();
});

it('lays only items over responses that say where they show, a later one over an earlier one', () => {
  const items = createOutboxItems({ storage: createMemoryStorage(), account: () => 'user-1' });
  items.write('tsugi:outbox:user-1/1', { entity: 'media:1', patch: { progress: 1, score: 2 } });
  items.write('tsugi:outbox:user-1/2', { entity: 'media:1', patch: { progress: 3 } });
  items.write('tsugi:outbox:user-1/3', { entity: 'media:2' });
  items.write('tsugi:outbox:user-1/4', { entity: 4, patch: { progress: 4 } });
  items.write('tsugi:outbox:user-1/5', null);
  expect([...items.patches()]).toEqual([['media:1', { progress: 3, score: 2 }]]);
});

it('lays the changes of a batch over responses, between those before and after it, member by member', () => {
  const items = createOutboxItems({ storage: createMemoryStorage(), account: () => 'user-1' });
  const entry = (members: object) => ({ mediaListEntry: members });
  items.write('tsugi:outbox:user-1/1', {
    entity: 'media:1',
    patch: entry({ id: 9, status: 'CURRENT', progress: 2 }),
  });
  const name = batchItemName(items, 'user-1', '2-tab');
  expect(isBatchItem(name)).toBe(true);
  items.write(name, { patches: [['media:1', entry({ id: 9, status: 'PAUSED' })]] });
  expect([...items.patches()]).toEqual([['media:1', entry({ id: 9, status: 'PAUSED', progress: 2 })]]);
  items.write('tsugi:outbox:user-1/3', {
    entity: 'media:1',
    patch: entry({ id: 9, status: 'DROPPED', progress: 2 }),
  });
  expect(items.patches().get('media:1')).toEqual(entry({ id: 9, status: 'DROPPED', progress: 2 }));
  // In memory it has all of them, and other accounts none.
  items.lay(name, new Map([['media:2', entry({ id: 8, score: 7 })]]));
  expect([...items.patches().keys()]).toEqual(['media:1', 'media:2']);
  items.lay(name, undefined);
  items.remove(name);
  expect([...items.patches().keys()]).toEqual(['media:1']);
});

it('tells who listens at each reload, with a version that rises', () => {
  const items = createOutboxItems({ storage: undefined, account: () => 'user-1' });
  const listener = jest.fn();
  items.subscribe(listener);
  const before = items.version();
  items.reload();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(items.version()).toBeGreaterThan(before);
});
