import { listCard } from '@tsugi/data/testing';
import { createCommandHandler } from './handle-command.ts';
import { membershipsOf } from './memberships.ts';

const BEST = listCard(1, { customLists: { Best: true, Later: false } });
const BOTH = listCard(2, { customLists: { Best: true, Later: true } });
const NONE = listCard(3, { customLists: { Best: false, Later: false } });
const group = (name: string, entries: readonly ReturnType<typeof listCard>[], isCustomList = false) => ({
  name,
  isCustomList,
  isCompletedList: false,
  entries,
});
// An entry stands in its status section and in each of its own lists.
const LISTS = [
  group('Watching', [BEST, BOTH, NONE]),
  group('Best', [BEST, BOTH], true),
  group('Later', [BOTH], true),
];

it('counts each entry once for each own list', () => {
  expect(membershipsOf({ lists: LISTS }, []).counts).toEqual({ Best: 2, Later: 1 });
});

it('names the entries of a list, with all own lists that they stand on', () => {
  expect(membershipsOf({ lists: LISTS }, []).members('Later')).toEqual([
    { mediaId: 2, entryId: 1002, title: 'Title 2', customLists: ['Best', 'Later'] },
  ]);
  expect(membershipsOf({ lists: LISTS }, []).members('Gone')).toEqual([]);
});

it('contains what the user changed since the list was read', () => {
  const { counts } = membershipsOf({ lists: LISTS }, [
    { mediaId: 1, entry: { customLists: { Best: false, Later: true } } },
    { mediaId: 2, entry: null },
    { mediaId: 9, entry: { customLists: { Best: true } } },
  ]);
  expect(counts).toEqual({ Later: 1 });
});

it('the worker reads the stored list, or takes it where there is no database', async () => {
  const stored = { data: { user: null, lists: LISTS }, storedAt: 7 };
  const handle = createCommandHandler(async (_store, key) => (key === 'mine' ? stored : undefined));
  await expect(handle({ kind: 'open', storeName: 'users', key: 'other' })).resolves.toBeUndefined();
  await expect(handle({ kind: 'open', storeName: 'users', key: 'mine' })).resolves.toMatchObject({
    storedAt: 7,
  });
  await expect(handle({ kind: 'counts', changes: [] })).resolves.toEqual({ Best: 2, Later: 1 });
  await expect(handle({ kind: 'members', name: 'Later' })).resolves.toHaveLength(1);
  await handle({ kind: 'take', lists: LISTS.slice(0, 1) });
  await expect(handle({ kind: 'counts', changes: [] })).resolves.toEqual({ Best: 2, Later: 1 });
});
