import { ApiError } from '../core/api-error.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createChangeOutcomes, isRefusal } from './change-outcomes.ts';
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
  const onNotice = jest.fn();
  const onWait = jest.fn();
  const outcomes = createChangeOutcomes({ clock, outbox, optimistic, onNotice, onWait });
  const pending = () => {
    const item = outbox.get(key);
    if (!item) throw new Error('Nothing is pending');
    return item;
  };
  const waits = () => outbox.get(key)?.progress.waits;
  const change = (progress: number, title?: string) => outbox.change(definition, base, { progress }, title);
  return { storage, optimistic, outbox, onNotice, onWait, outcomes, pending, waits, change };
}

describe('what becomes of a change', () => {
  it.each([
    ['offline', {}, 'offline', 15_000],
    ['rate-limited', { retryAfterMs: 7_000 }, 'limit', 7_000],
    ['rate-limited', {}, 'limit', 15_000],
    ['invalid-token', { retryAfterMs: 7_000 }, 'sign-in', 15_000],
    ['server', { status: 503, retryAfterMs: 9_000 }, 'unavailable', 9_000],
    ['malformed', {}, 'unavailable', 15_000],
  ] as const)('it waits after %s %j: %s', (kind, details, reason, ms) => {
    const { change, outcomes, waits, onWait } = setUp();
    change(2);
    expect(outcomes.waitAfter(key, new ApiError(kind, { source: 'tracker', ...details }))).toBe(false);
    expect(waits()).toEqual({ reason, at: 1_000, until: 1_000 + ms });
    expect(onWait).toHaveBeenCalledTimes(1);
  });

  it('it waits longer with each failure, up to two minutes, and shortly again after a success', () => {
    const { change, outcomes, waits, pending } = setUp();
    change(2);
    const next = () => {
      outcomes.wait(key, 'unavailable');
      return (waits()?.until ?? 0) - 1_000;
    };
    expect([next(), next(), next(), next(), next()]).toEqual([15_000, 30_000, 60_000, 120_000, 120_000]);
    outcomes.forgetFailures();
    expect([next(), next()]).toEqual([15_000, 30_000]);
    outcomes.confirm(pending(), base);
    change(3);
    expect(next()).toBe(15_000);
  });

  it('its progress keeps what is not updated, and is not made for a thing without changes', () => {
    const { change, outcomes, outbox, storage } = setUp();
    outcomes.update(key, { done: ['0'] });
    expect(storage.length).toBe(0);
    change(2);
    outbox.setProgress(key, { done: ['0'], base });
    outcomes.update(key, { done: ['1'] });
    expect(outbox.get(key)?.progress).toEqual({ done: ['1'], base });
  });

  it('confirmed, it is finished, and lies over older responses as the service has it', () => {
    const { change, outcomes, pending, outbox, optimistic } = setUp();
    change(2);
    outcomes.confirm(pending(), { ...base, progress: 3 });
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 3 } });
  });

  it.each([
    [undefined, 'The list entry could not be saved.'],
    ['Paper Moon', 'Paper Moon: The list entry could not be saved.'],
  ])('refused, it is finished, and the user is told: %s', (title, message) => {
    const { change, outcomes, pending, outbox, onNotice } = setUp();
    change(2, title);
    outcomes.refuse(pending(), base, refused);
    expect(outbox.pending()).toEqual([]);
    expect(outbox.error(key)).toBe(refused);
    expect(onNotice.mock.calls).toEqual([[message, title, refused]]);
  });

  it('refused, later changes of the same thing lie on top of the server value', () => {
    const { change, outcomes, pending, outbox } = setUp();
    change(2);
    const first = pending();
    outbox.change(definition, base, { score: 7 });
    outcomes.refuse(first, { ...base, progress: 8 }, refused);
    expect(outbox.get(key)?.wanted).toMatchObject({ progress: 8, score: 7 });
  });

  it.each([
    ['validation', 400, true],
    ['not-found', 404, true],
    ['server', 500, true],
    ['server', undefined, true],
    ['server', 501, false],
    ['server', 503, false],
    ['rate-limited', 429, false],
    ['offline', undefined, false],
    ['invalid-token', 401, false],
  ] as const)('%s with status %s is a refusal: %s', (kind, status, isRefused) => {
    const error = new ApiError(kind, { source: 'tracker', ...(status === undefined ? {} : { status }) });
    expect(isRefusal(error)).toBe(isRefused);
  });
});
