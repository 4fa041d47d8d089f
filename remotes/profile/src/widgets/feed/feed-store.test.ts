import { beginWith } from './feed-list.ts';
import { cachedFeedStore, createFeedStore } from './feed-store.ts';

const page = { items: [{ id: 1, createdAt: 1 }], hasNextPage: false };

it('notifies of changes, and of changes only', () => {
  const store = createFeedStore();
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  store.update((list) => list);
  expect(listener).not.toHaveBeenCalled();
  store.update(() => beginWith(page, 0, 25));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.update(() => beginWith(page, 0, 25));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('stores a feed as it was left, for the same user alone', () => {
  cachedFeedStore('1', 'all').update(() => beginWith(page, 0, 25));
  expect(cachedFeedStore('1', 'all').getSnapshot().entries).toHaveLength(1);
  expect(cachedFeedStore('1', 'text').getSnapshot().entries).toHaveLength(0);
  expect(cachedFeedStore('2', 'all').getSnapshot().entries).toHaveLength(0);
  expect(cachedFeedStore('1', 'all').getSnapshot().entries).toHaveLength(0);
});
