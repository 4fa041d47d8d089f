import { ApiError } from '../core/api-error.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createOptimisticLayer } from './create-optimistic-layer.ts';
import { membersOf } from './definitions/entry-members.ts';
import { entryMutation } from './definitions/entry-mutation.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxItems } from './outbox-items.ts';

const definition = entryMutation(2);
const { key } = definition;
const base = membersOf({ id: 20, status: 'CURRENT', progress: 1, score: 0 });
const refused = new ApiError('validation', { source: 'tracker', status: 400 });

function setUp() {
  const clock = createFakeClock(1_000);
  const storage = createMemoryStorage();
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  const optimistic = createOptimisticLayer({ clock, storage, partition: () => 'p', items });
  const outbox = createOutbox({ clock, items, tab: 'tab1' });
  const pending = () => {
    const item = outbox.get(key);
    if (!item) throw new Error('Nothing is pending');
    return item;
  };
  const change = (progress: number, title?: string) => outbox.change(definition, base, { progress }, title);
  return { clock, optimistic, outbox, pending, change };
}

describe('what writes changes', () => {
  it('stores a change with what it was made on, and where it shows', () => {
    const { pending, change } = setUp();
    change(2, 'Paper Moon');
    expect(pending().last).toEqual({
      v: 1,
      id: '000000000001000-tab1-00001',
      at: 1_000,
      tab: 'tab1',
      key,
      subject: { about: 'entry', id: 2 },
      title: 'Paper Moon',
      before: base,
      change: { progress: 2 },
      entity: 'media:2',
      patch: {
        mediaListEntry: { id: 20, status: 'CURRENT', progress: 2, score: 0 },
        removedEntry: null,
      },
    });
  });

  it('names the change before, on whose value a later one is made', () => {
    const { pending, change, outbox } = setUp();
    change(2);
    expect(pending().last).not.toHaveProperty('after');
    expect(pending().last).not.toHaveProperty('title');
    outbox.change(definition, membersOf(null), { score: 7 });
    expect(pending().last).toMatchObject({
      id: '000000000001001-tab1-00002',
      after: '000000000001000-tab1-00001',
      before: { ...base, progress: 2 },
      change: { score: 7 },
    });
    expect(pending().wanted).toEqual({ ...base, progress: 2, score: 7 });
  });

  it('gives each change an id after all that are stored, also when the clock was set back', async () => {
    const { clock, pending, change, outbox } = setUp();
    change(2);
    await clock.advance(50);
    change(3);
    expect(pending().last.id).toBe('000000000001050-tab1-00002');
    clock.setAhead(-500);
    change(4);
    expect(pending().last).toMatchObject({ id: '000000000001051-tab1-00003', at: 550 });
    outbox.finish(key, [], base);
    outbox.finish(
      key,
      pending().changes.map(({ id }) => id),
      base,
    );
    change(5);
    // Nothing is stored any more, but this page has used those ids.
    expect(pending().last.id).toBe('000000000001051-tab1-00004');
  });

  it('tells who listens which thing is changed, before it is', () => {
    const { outbox, change } = setUp();
    const seen: unknown[] = [];
    outbox.onChange((changed) => seen.push(changed, outbox.get(changed)));
    change(2);
    expect(seen).toEqual([key, undefined]);
  });

  it('shows a change once more when it begins to count as waiting, unless it is gone by then', async () => {
    const { clock, change, optimistic, outbox, pending } = setUp();
    change(2);
    const before = optimistic.version();
    await clock.advance(4_000);
    expect(optimistic.version()).toBe(before);
    await clock.advance(1);
    expect(optimistic.version()).toBe(before + 1);
    change(3);
    outbox.finish(
      key,
      pending().changes.map(({ id }) => id),
      base,
    );
    const after = optimistic.version();
    await clock.advance(10_000);
    expect(optimistic.version()).toBe(after);
  });

  it('remembers why a change was refused until the next one of the same thing', () => {
    const { outbox, change } = setUp();
    outbox.setError(key, refused);
    outbox.setError('follow/1', refused);
    expect(outbox.error(key)).toBe(refused);
    change(2);
    expect(outbox.error(key)).toBeUndefined();
    expect(outbox.error('follow/1')).toBe(refused);
  });
});
