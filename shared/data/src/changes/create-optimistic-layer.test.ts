import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createOptimisticLayer } from './create-optimistic-layer.ts';
import { createOutboxItems } from './outbox-items.ts';

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  let partition = 'viewer-a';
  const tab = () =>
    createOptimisticLayer({
      clock,
      storage,
      partition: () => partition,
      items: createOutboxItems({ storage, account: () => 'user-1' }),
    });
  return { clock, storage, tab, signInAs: (next: string) => (partition = next) };
}

it('lies over responses that were requested before the change, and not over newer ones', async () => {
  const { clock, tab } = setUp();
  const optimistic = tab();
  const before = clock.now() - 1;
  optimistic.confirm('media', 1, { isFavourite: true });
  expect(optimistic.lookup('media', 1, before)).toEqual({ isFavourite: true });
  expect(optimistic.lookup('media', 2, before)).toBeUndefined();
  expect(optimistic.lookup('character', 1, before)).toBeUndefined();
  await clock.advance(1000);
  expect(optimistic.lookup('media', 1, clock.now())).toBeUndefined();
});

/** As the outbox stores it. */
const waiting = (at: number, patch: Readonly<Record<string, unknown>>) =>
  [
    `tsugi:outbox:user-1/${String(at).padStart(15, '0')}-tab`,
    JSON.stringify({ entity: 'media:1', patch }),
  ] as const;

it('also covers newer responses while a change is in the outbox, the latest change last', async () => {
  const { clock, storage, tab } = setUp();
  storage.setItem(...waiting(2, { progress: 5, score: 7 }));
  storage.setItem(...waiting(1, { progress: 4, notes: 'a' }));
  storage.setItem('tsugi:outbox:user-1/progress/entry/1', '{"done":[]}');
  storage.setItem('tsugi:outbox:user-2/000000000000003-tab', '{"entity":"media:1","patch":{"progress":9}}');
  const optimistic = tab();
  optimistic.confirm('media', 1, { progress: 3, status: 'CURRENT' });
  await clock.advance(86_400_000);
  expect(optimistic.lookup('media', 1, clock.now())).toEqual({ progress: 5, score: 7, notes: 'a' });
  expect(optimistic.lookup('media', 1, 0)).toMatchObject({ progress: 5, status: 'CURRENT' });
});

it('shows the confirmed change again when a later one leaves the outbox', () => {
  const { storage, tab } = setUp();
  const [name, text] = waiting(1, { progress: 9 });
  storage.setItem(name, text);
  const optimistic = tab();
  optimistic.confirm('media', 1, { progress: 8 });
  expect(optimistic.lookup('media', 1, 0)).toEqual({ progress: 9 });
  storage.removeItem(name);
  optimistic.reload();
  expect(optimistic.lookup('media', 1, 0)).toEqual({ progress: 8 });
});

it('survives a reload, and shows in another tab', () => {
  const { clock, tab } = setUp();
  const [one, other] = [tab(), tab()];
  const listener = jest.fn();
  other.subscribe(listener);
  one.confirm('media', 1, { isFavourite: true });
  other.reload();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other.lookup('media', 1, clock.now() - 1)).toEqual({ isFavourite: true });
  expect(tab().lookup('media', 1, clock.now() - 1)).toEqual({ isFavourite: true });
});

/** What one tab stores at the same time as another reaches that one's storage first and is overwritten. */
function confirmAtOnce({ storage, tab }: ReturnType<typeof setUp>) {
  const [one, other] = [tab(), tab()];
  one.confirm('media', 1, { isFavourite: true });
  storage.clear();
  other.confirm('media', 2, { isFavourite: true });
  return [one, other] as const;
}

it('loses nothing when two tabs confirm a change at the same time', () => {
  const given = setUp();
  const [one, other] = confirmAtOnce(given);
  one.reload();
  other.reload();
  for (const layer of [one, other, given.tab()]) {
    expect(layer.changes('media', 0)).toHaveLength(2);
  }
});

it('does not store again what a sign-out in another tab has removed, nor an older value of the same member', () => {
  const given = setUp();
  const [one, other] = confirmAtOnce(given);
  given.storage.clear();
  one.reload();
  expect(given.storage.length).toBe(0);
  expect(one.changes('media', 0)).toEqual([]);

  one.confirm('media', 1, { progress: 1 });
  void given.clock.advance(1);
  other.confirm('media', 1, { progress: 2 });
  one.reload();
  expect(one.lookup('media', 1, 0)).toEqual({ progress: 2 });
});

it('leaves nothing confirmed of an account that signs out', () => {
  const { clock, storage, tab, signInAs } = setUp();
  const optimistic = tab();
  optimistic.confirm('media', 1, { isFavourite: true });
  signInAs('viewer-b');
  optimistic.clear('viewer-a');
  expect(optimistic.lookup('media', 1, clock.now() - 1)).toBeUndefined();
  expect(storage.length).toBe(0);
});

it('takes damaged storage for none', () => {
  const { storage, tab } = setUp();
  storage.setItem('tsugi:changes:viewer-a', '[["media:1"],{"');
  expect(tab().lookup('media', 1, 0)).toBeUndefined();
});

it('covers when the clock of the next page is a little behind, and no longer when it was set back', () => {
  const { clock, storage, tab } = setUp();
  const readAt = clock.now() - 20_000;
  tab().confirm('media', 1, { isFavourite: true });
  const later = (ms: number) =>
    createOptimisticLayer({
      clock: createFakeClock(clock.now() + ms),
      storage,
      partition: () => 'viewer-a',
      items: createOutboxItems({ storage, account: () => 'user-1' }),
    }).lookup('media', 1, readAt);
  expect(later(-40)).toEqual({ isFavourite: true });
  expect(later(-11_000)).toBeUndefined();
});
