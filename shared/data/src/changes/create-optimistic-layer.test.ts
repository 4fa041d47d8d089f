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

it('tells of every change with a version that rises, until nobody listens any more', () => {
  const optimistic = setUp().tab();
  const listener = jest.fn();
  const stop = optimistic.subscribe(listener);
  const before = optimistic.version();
  optimistic.confirm('media', 1, { isFavourite: true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(optimistic.version()).toBe(before + 1);
  optimistic.reload();
  optimistic.reload();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(optimistic.version()).toBe(before + 3);
  stop();
  optimistic.confirm('media', 1, { isFavourite: true });
  expect(listener).toHaveBeenCalledTimes(3);
});

it('may be left by a listener while it tells of a change', () => {
  const optimistic = setUp().tab();
  const listener = jest.fn();
  const stop = optimistic.subscribe(() => stop());
  optimistic.subscribe(listener);
  optimistic.confirm('media', 1, { isFavourite: true });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('lists the changes of one kind by id, confirmed or waiting, which a response does not contain', async () => {
  const { clock, storage, tab } = setUp();
  storage.setItem(...waiting(1, { progress: 5 }));
  const optimistic = tab();
  const before = clock.now() - 1;
  optimistic.confirm('media', 12, { isFavourite: true });
  optimistic.confirm('media', 1, { score: 7 });
  optimistic.confirm('character', 3, { isFavourite: true });
  expect(optimistic.changes('media', before)).toEqual([
    [12, { isFavourite: true }],
    [1, { progress: 5, score: 7 }],
  ]);
  expect(optimistic.changes('media', clock.now())).toEqual([[1, { progress: 5 }]]);
  expect(optimistic.changes('staff', before)).toEqual([]);
});

it('keeps what was confirmed of a thing before, each member with its own time', async () => {
  const { clock, storage, tab } = setUp();
  const optimistic = tab();
  const first = clock.now();
  optimistic.confirm('media', 1, { isFavourite: true, progress: 1 });
  await clock.advance(1_000);
  optimistic.confirm('media', 1, { progress: 2 });
  expect(optimistic.lookup('media', 1, first - 1)).toEqual({ isFavourite: true, progress: 2 });
  expect(optimistic.lookup('media', 1, first)).toEqual({ progress: 2 });
  expect(JSON.parse(storage.getItem('tsugi:changes:viewer-a') ?? '')).toEqual([
    ['media:1', { isFavourite: { value: true, at: first }, progress: { value: 2, at: first + 1_000 } }],
  ]);
});

it('keeps the 400 things that were confirmed last', () => {
  const optimistic = setUp().tab();
  for (let id = 1; id <= 400; id += 1) optimistic.confirm('media', id, { isFavourite: true });
  expect(optimistic.changes('media', 0)).toHaveLength(400);
  // Confirmed once more, the first one is the newest.
  optimistic.confirm('media', 1, { isFavourite: false });
  optimistic.confirm('media', 401, { isFavourite: true });
  expect(optimistic.lookup('media', 2, 0)).toBeUndefined();
  expect(optimistic.lookup('media', 1, 0)).toEqual({ isFavourite: false });
  expect(optimistic.changes('media', 0)).toHaveLength(400);
});

it('of another account shows nothing, and everything again when that signs in', () => {
  const { tab, signInAs } = setUp();
  const optimistic = tab();
  optimistic.confirm('media', 1, { isFavourite: true });
  signInAs('viewer-b');
  optimistic.reload();
  expect(optimistic.lookup('media', 1, 0)).toBeUndefined();
  optimistic.confirm('media', 2, { isFavourite: true });
  signInAs('viewer-a');
  optimistic.reload();
  expect(optimistic.changes('media', 0)).toEqual([[1, { isFavourite: true }]]);
});

it('stores again what another tab has overwritten within five seconds, and nothing after', async () => {
  for (const [ms, isThere] of [
    [4_999, true],
    [5_000, false],
  ] as const) {
    const given = setUp();
    const [one] = confirmAtOnce(given);
    await given.clock.advance(ms);
    one.reload();
    expect(given.storage.getItem('tsugi:changes:viewer-a')?.includes('media:1')).toBe(isThere);
    expect(one.changes('media', 0)).toHaveLength(isThere ? 2 : 1);
  }
});

it('writes nothing when a reload finds all that this tab has confirmed', () => {
  const { storage, tab } = setUp();
  const optimistic = tab();
  optimistic.confirm('media', 1, { isFavourite: true });
  const write = jest.spyOn(storage, 'setItem');
  optimistic.reload();
  expect(write).not.toHaveBeenCalled();
  expect(optimistic.lookup('media', 1, 0)).toEqual({ isFavourite: true });
});

it('adds only the members that another tab has overwritten', () => {
  const { clock, storage, tab } = setUp();
  const [one, other] = [tab(), tab()];
  one.confirm('media', 1, { isFavourite: true, progress: 1 });
  storage.removeItem('tsugi:changes:viewer-a');
  void clock.advance(1);
  other.confirm('media', 1, { progress: 2 });
  one.reload();
  expect(one.lookup('media', 1, 0)).toEqual({ isFavourite: true, progress: 2 });
  expect(tab().lookup('media', 1, 0)).toEqual({ isFavourite: true, progress: 2 });
});

it.each(['no storage', 'a full storage'])('lasts as long as the page with %s', (what) => {
  const clock = createFakeClock();
  const storage = what === 'no storage' ? undefined : createMemoryStorage();
  if (storage) {
    jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  let partition = 'viewer-a';
  const optimistic = createOptimisticLayer({ clock, storage, partition: () => partition, items });
  optimistic.confirm('media', 1, { isFavourite: true });
  optimistic.confirm('media', 2, { isFavourite: true });
  optimistic.reload();
  expect(optimistic.changes('media', 0)).toHaveLength(2);
  partition = 'viewer-b';
  optimistic.reload();
  expect(optimistic.changes('media', 0)).toEqual([]);
});

it.each([
  ['no list', '{"media:1":{"progress":{"value":1,"at":1}}}'],
  ['null', 'null'],
  ['a thing without members', '[["media:1"]]'],
  ['a thing with more than members', '[["media:1",{"progress":{"value":1,"at":1}},3]]'],
  ['a thing without a name', '[[7,{"progress":{"value":1,"at":1}}]]'],
  ['members that are none', '[["media:1",null]]'],
  ['members that are text', '[["media:1","progress"]]'],
  ['a thing that is no pair', '[{"0":"media:1","1":{"progress":{"value":1,"at":1}},"length":2}]'],
  ['a member that is null', '[["media:1",{"progress":null}]]'],
  ['a member that is text', '[["media:1",{"progress":"at"}]]'],
  ['a member without a time', '[["media:1",{"progress":{"value":1}}]]'],
  ['a pending change of an earlier version', '[["media:1",{"progress":{"value":1,"at":1,"pending":true}}]]'],
])('takes %s for nothing, and what stands beside it for what it is', (_what, text) => {
  const { storage, tab } = setUp();
  const isList = text.startsWith('[');
  const beside = '["media:2",{"progress":{"value":2,"at":1}}]';
  storage.setItem('tsugi:changes:viewer-a', isList ? `[${text.slice(1, -1)},${beside}]` : text);
  expect(tab().changes('media', 0)).toEqual(isList ? [[2, { progress: 2 }]] : []);
});
