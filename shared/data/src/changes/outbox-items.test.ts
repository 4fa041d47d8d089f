import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxItems, hasOutboxItems, type OutboxChange } from './outbox-items.ts';

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
  const outbox = createOutbox(items);
  outbox.add(change('1'));
  expect(hasOutboxItems(storage, 'user-1')).toBe(false);
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
  const outbox = createOutbox(items);
  outbox.add(change('1'));
  expect(outbox.pending().map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1']]);
  expect(items.names()).toEqual(['tsugi:outbox:user-1/1', 'tsugi:outbox:user-1/2']);
});
