import { createMemoryStorage } from '../testing/memory-storage.ts';
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
  items.put(change('1'));
  expect(hasOutboxItems(storage, 'user-1')).toBe(false);
  expect(items.isEmpty()).toBe(false);
  expect(items.changes()).toEqual([change('1')]);
  expect(items.patches().get('media:1')).toEqual({ isFavourite: true });
  items.remove('1');
  expect(items.isEmpty()).toBe(true);
});

it('leaves the changes of another version of the product alone, and removes damaged ones', () => {
  const storage = createMemoryStorage();
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  storage.setItem('tsugi:outbox:user-1/2', JSON.stringify({ ...change('2'), v: 2 }));
  storage.setItem('tsugi:outbox:user-1/3', '{"v":1');
  items.put(change('1'));
  items.putProgress('favourite/anime/1', { done: [] });
  expect(items.changes().map(({ id }) => id)).toEqual(['1']);
  expect([storage.getItem('tsugi:outbox:user-1/2'), storage.getItem('tsugi:outbox:user-1/3')]).toEqual([
    expect.any(String),
    null,
  ]);
});
