import { beginWith } from './feed-list.ts';
import { cachedFeedStore, createFeedStore } from './feed-store.ts';

const page = { items: [{ id: 1, createdAt: 1 }], hasNextPage: false };

it('tells of changes, and of changes only', () => {
  const store = createFeedStore();
  const told = jest.fn();
  const stop = store.subscribe(told);
  store.update((list) => list);
  expect(told).not.toHaveBeenCalled();
  store.update(() => beginWith(page, 0, 25));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  store.update(() => beginWith(page, 0, 25));
  expect(told).toHaveBeenCalledTimes(1);
});

it('keeps a feed as it was left, for the same user alone', () => {
  cachedFeedStore('1', 'all').update(() => beginWith(page, 0, 25));
  expect(cachedFeedStore('1', 'all').getSnapshot().entries).toHaveLength(1);
  expect(cachedFeedStore('1', 'text').getSnapshot().entries).toHaveLength(0);
  expect(cachedFeedStore('2', 'all').getSnapshot().entries).toHaveLength(0);
  expect(cachedFeedStore('1', 'all').getSnapshot().entries).toHaveLength(0);
});
