import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { foldChanges, patchOf, pickChanges } from './fold-changes.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxItems, type OutboxChange, type OutboxProgress } from './outbox-items.ts';

const KEY = 'entry/2';
const change = (id: string, more: Partial<OutboxChange> = {}): OutboxChange => ({
  v: 1,
  id,
  at: 0,
  tab: 'a',
  key: KEY,
  subject: { about: 'entry', id: 2 },
  before: { exists: true, id: 20, progress: 1 },
  change: { progress: 2 },
  entity: 'media:2',
  patch: {},
  ...more,
});
const none: OutboxProgress = { done: [] };

function setUp() {
  const storage = createMemoryStorage();
  let account = 'user-1';
  const items = createOutboxItems({ storage, account: () => account });
  const listener = jest.fn();
  items.subscribe(listener);
  const outbox = {
    ...createOutbox({ clock: createFakeClock(), items, tab: 'a' }),
    /** A change as any tab writes it. */
    add: (one: OutboxChange) => {
      items.write(items.prefix() + one.id, one);
      items.reload();
    },
  };
  return {
    storage,
    items,
    listener,
    outbox,
    signInAs: (next: string) => {
      account = next;
    },
  };
}
const stored = (storage: Storage, name: string) => JSON.parse(storage.getItem(name) ?? 'null');

describe('the changes of one thing', () => {
  it('are folded: the value before the first one, with what all of them set', () => {
    const first = change('1', { title: 'Paper Moon' });
    const last = change('2', { after: '1', before: { progress: 2 }, change: { score: 7 } });
    expect(foldChanges([first, last], none)).toEqual({
      key: KEY,
      subject: { about: 'entry', id: 2 },
      title: 'Paper Moon',
      changes: [first, last],
      first,
      last,
      progress: none,
      base: { exists: true, id: 20, progress: 1 },
      wanted: { exists: true, id: 20, progress: 2, score: 7 },
      changed: ['progress', 'score'],
      isOrphan: false,
      conflict: undefined,
    });
  });

  it('have the title of the last one that has one', () => {
    const both = [change('1', { title: 'Old' }), change('2', { title: 'New' })];
    expect(foldChanges(both, none)?.title).toBe('New');
    expect(foldChanges([change('1')], none)?.title).toBeUndefined();
  });

  it('lie on top of what the service had last', () => {
    const folded = foldChanges([change('1')], { done: [], base: { progress: 9, score: 4 } });
    expect(folded).toMatchObject({ base: { progress: 9 }, wanted: { progress: 2, score: 4 } });
  });

  it('are those that are not done, and nothing when all are', () => {
    const left = foldChanges([change('1'), change('2')], { done: ['1'] });
    expect(left?.changes.map(({ id }) => id)).toEqual(['2']);
    expect(foldChanges([change('1')], { done: ['1'] })).toBeUndefined();
    expect(foldChanges([], none)).toBeUndefined();
  });

  it('begin anew with the last choice of the user', () => {
    const before = { progress: 8, score: 1 };
    const chosen = change('3', { isChoice: true, before, change: { progress: 5 }, after: '2' });
    const folded = foldChanges(
      [
        change('1', { change: { notes: 'a' } }),
        change('2', { isChoice: true, before: {}, change: { repeat: 3 } }),
        chosen,
        change('4', { change: { score: 6 } }),
      ],
      { done: [], base: { progress: 100 } },
    );
    expect(folded).toMatchObject({ base: before, changed: ['progress', 'score'], isOrphan: false });
    expect(folded?.wanted).toEqual({ progress: 5, score: 6 });
    expect(folded?.changes).toHaveLength(4);
  });

  it('are an orphan when the change before them is neither there nor done', () => {
    const orphan = change('2', { after: '1' });
    expect(foldChanges([orphan], none)?.isOrphan).toBe(true);
    expect(foldChanges([orphan], { done: ['1'] })?.isOrphan).toBe(false);
    expect(foldChanges([change('2')], none)?.isOrphan).toBe(false);
    expect(foldChanges([change('2', { after: '1', isChoice: true })], none)?.isOrphan).toBe(false);
  });

  it('are in conflict until a choice that came after it', () => {
    const conflict = { members: ['progress'], server: { progress: 8 }, after: '3' };
    const of = (id: string, more: Partial<OutboxChange> = {}, after: string | undefined = '3') => {
      const { after: _after, ...earlier } = conflict;
      const found = after === undefined ? earlier : { ...earlier, after };
      return foldChanges([change(id, more)], { done: [], conflict: found })?.conflict;
    };
    expect(of('4')).toMatchObject({ members: ['progress'] });
    expect(of('4', { isChoice: true })).toBeUndefined();
    expect(of('3', { isChoice: true })).toMatchObject({ members: ['progress'] });
    expect(of('2', { isChoice: true })).toMatchObject({ members: ['progress'] });
    // As an earlier release stored it.
    const { after: _after, ...earlier } = conflict;
    const folded = foldChanges([change('1', { isChoice: true })], { done: [], conflict: earlier });
    expect(folded?.conflict).toBeUndefined();
  });

  it('can be looked at without the later ones', () => {
    const all = foldChanges([change('1'), change('2', { change: { score: 7 } })], none);
    if (!all) throw new Error('Nothing is pending');
    expect(pickChanges(all, ['1'])).toMatchObject({ changed: ['progress'], progress: none });
    expect(pickChanges(all, ['3'])).toBeUndefined();
  });
});

it('says where a value shows in responses', () => {
  expect(
    patchOf({ about: 'favourite', kind: 'manga', id: 3 }, { isFavourite: true, favourites: null }),
  ).toEqual({
    entity: 'media:3',
    patch: { isFavourite: true },
  });
});

describe('an outbox', () => {
  it('lists one item per thing, oldest first, and the same list until something changes', () => {
    const { outbox, items } = setUp();
    outbox.add(change('2', { key: 'favourite/anime/1' }));
    outbox.add(change('1'));
    outbox.add(change('3'));
    const pending = outbox.pending();
    expect(pending.map(({ key, changes }) => [key, changes.map(({ id }) => id)])).toEqual([
      [KEY, ['1', '3']],
      ['favourite/anime/1', ['2']],
    ]);
    expect(outbox.pending()).toBe(pending);
    expect(outbox.get(KEY)).toBe(pending[0]);
    expect(outbox.get('follow/1')).toBeUndefined();
    items.reload();
    expect(outbox.pending()).not.toBe(pending);
  });

  it.each(['id', 'key', 'subject', 'before', 'change', 'v'])(
    'leaves an item without `%s` alone',
    (member) => {
      const { outbox, items } = setUp();
      const { [member]: _left, ...rest } = { ...change('1') } as Record<string, unknown>;
      items.write('tsugi:outbox:user-1/1', rest);
      expect(outbox.pending()).toEqual([]);
      expect(items.names()).toHaveLength(1);
    },
  );

  it.each(['7', '"text"', 'true'])('leaves %s alone', (text) => {
    const { outbox, items, storage } = setUp();
    storage.setItem('tsugi:outbox:user-1/1', text);
    expect(outbox.pending()).toEqual([]);
    expect(items.names()).toHaveLength(1);
  });

  it('notes progress once, and does not take it for a change', () => {
    const { outbox, items, listener } = setUp();
    outbox.add(change('1'));
    const progress: OutboxProgress = { done: [], waits: { reason: 'offline', at: 1, until: 2 } };
    outbox.setProgress(KEY, progress);
    expect(outbox.get(KEY)?.progress).toEqual(progress);
    expect(items.read('tsugi:outbox:user-1/progress/entry/2')).toEqual(progress);
    expect(listener).toHaveBeenCalledTimes(2);
    outbox.setProgress(KEY, { ...progress });
    expect(listener).toHaveBeenCalledTimes(2);
    outbox.setProgress(KEY, { done: ['0'] });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('forgets a thing whose last change is finished', () => {
    const { outbox, items, listener } = setUp();
    outbox.add(change('1'));
    outbox.setProgress(KEY, { done: [], sent: { ids: ['1'], at: 1, tab: 'a' } });
    outbox.finish(KEY, ['1'], { progress: 2 });
    expect(outbox.pending()).toEqual([]);
    expect(items.names()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('shows what is left on top of what the service has now', () => {
    const { outbox, storage } = setUp();
    outbox.add(change('1'));
    outbox.add(change('2', { after: '1', change: { score: 7 } }));
    outbox.finish(KEY, ['1'], { exists: true, id: 21, progress: 5 });
    expect(outbox.get(KEY)).toMatchObject({ wanted: { id: 21, progress: 5, score: 7 }, isOrphan: false });
    expect(stored(storage, 'tsugi:outbox:user-1/2')).toMatchObject({
      id: '2',
      patch: { mediaListEntry: { id: 21, progress: 5, score: 7 }, removedEntry: null },
    });
  });

  it('remembers the last twenty changes that are done', () => {
    const { outbox } = setUp();
    const done = Array.from({ length: 20 }, (_, index) => `d${index}`);
    outbox.add(change('1'));
    outbox.add(change('2'));
    outbox.setProgress(KEY, { done });
    outbox.finish(KEY, ['1'], {});
    expect(outbox.get(KEY)?.progress.done).toEqual([...done.slice(1), '1']);
  });

  it('is known to be done before it is removed: a crash in between sends nothing again', () => {
    const { outbox, storage, items } = setUp();
    outbox.add(change('1'));
    const remove = jest.spyOn(storage, 'removeItem').mockImplementation(() => {});
    outbox.finish(KEY, ['1'], { progress: 2 });
    remove.mockRestore();
    items.reload();
    expect(outbox.pending()).toEqual([]);
  });

  it('moves to the account that it belongs to, the present one or a named one, without what is damaged', () => {
    const { outbox, items, storage, listener, signInAs } = setUp();
    outbox.add(change('1'));
    outbox.setProgress(KEY, { done: ['0'] });
    storage.setItem('tsugi:outbox:user-1/9', '{');
    signInAs('user-2');
    outbox.adopt('user-1');
    expect(listener).toHaveBeenCalledTimes(3);
    expect(outbox.get(KEY)?.progress.done).toEqual(['0']);
    expect(items.names('')).toEqual(['tsugi:outbox:user-2/1', 'tsugi:outbox:user-2/progress/entry/2']);
    outbox.adopt('user-2', 'user-3');
    expect(outbox.pending()).toEqual([]);
    expect(items.names('tsugi:outbox:user-3/')).toHaveLength(2);
    outbox.adopt('user-2', 'user-3');
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
