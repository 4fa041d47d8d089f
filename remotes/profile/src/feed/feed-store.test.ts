import { beginWith } from './feed-list.ts';
import { createFeedStore, keptFeedStore } from './feed-store.ts';

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
  keptFeedStore('1', 'all').update(() => beginWith(page, 0, 25));
  expect(keptFeedStore('1', 'all').getSnapshot().entries).toHaveLength(1);
  expect(keptFeedStore('1', 'text').getSnapshot().entries).toHaveLength(0);
  expect(keptFeedStore('2', 'all').getSnapshot().entries).toHaveLength(0);
  expect(keptFeedStore('1', 'all').getSnapshot().entries).toHaveLength(0);
});
