import { createFakeClock } from '../testing/fake-clock.ts';
import { foldChanges } from './fold-changes.ts';
import { isWaiting } from './is-waiting.ts';
import { createDueTimes } from './mutation-queue.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxItems, type OutboxChange, type OutboxProgress } from './outbox-items.ts';
import type { PendingMutation } from './page-changes.ts';

const NOW = 1_800_000_000_000;

function pendingOf(
  change: Partial<OutboxChange> = {},
  progress: Partial<OutboxProgress> = {},
): PendingMutation {
  const item = foldChanges(
    [
      {
        v: 1,
        id: '1',
        at: NOW,
        tab: 'own',
        key: 'favourite/anime/1',
        subject: { about: 'favourite', kind: 'anime', id: 1 },
        before: {},
        change: {},
        entity: 'media:1',
        patch: {},
        ...change,
      },
    ],
    { done: [], ...progress },
  );
  if (!item) throw new Error('Nothing is pending');
  return item;
}

function setUp(pending: readonly PendingMutation[] = []) {
  const clock = createFakeClock(NOW);
  const items = createOutboxItems({ storage: undefined, account: () => 'user-1' });
  const outbox = { ...createOutbox({ clock, items, tab: 'own' }), pending: () => pending };
  return { clock, due: createDueTimes({ clock, outbox }) };
}
const sent = (at: number) => ({ sent: { ids: ['1'], at, tab: 'own' } });
const waits = (at: number, until: number) => ({ waits: { reason: 'offline', at, until } }) as const;

describe('a change may be sent', () => {
  const dueAt = (item: PendingMutation, isInsisting = false) => {
    const at = setUp([item]).due.dueAt(item, isInsisting);
    return at === undefined ? undefined : at - NOW;
  };

  it('after its debounce, and two seconds later by another tab than its own', () => {
    expect(dueAt(pendingOf())).toBe(500);
    expect(dueAt(pendingOf({ tab: 'other' }))).toBe(2_500);
  });

  it('at once when it is a choice, whichever tab it was made in', () => {
    expect(dueAt(pendingOf({ isChoice: true, tab: 'other' }))).toBe(0);
  });

  it('not while the user has to choose', () => {
    expect(dueAt(pendingOf({}, { conflict: { members: [], server: {} } }))).toBeUndefined();
  });

  it('not before an earlier request has surely arrived', () => {
    expect(dueAt(pendingOf({}, sent(NOW - 4_000)))).toBe(6_000);
    expect(dueAt(pendingOf({}, sent(NOW - 4_000)), true)).toBe(6_000);
  });

  it('after its wait, which the user may cut short', () => {
    const item = pendingOf({}, waits(NOW - 1_000, NOW + 9_000));
    expect(dueAt(item)).toBe(9_000);
    expect(dueAt(item, true)).toBe(500);
  });

  it('after the longest wait of any other change', () => {
    const others = [pendingOf({}, waits(NOW, NOW + 9_000)), pendingOf({}, waits(NOW, NOW + 3_000))];
    const item = pendingOf();
    expect(setUp([item, ...others]).due.dueAt(item, false)).toBe(NOW + 9_000);
  });

  it('at once when its delay began in the future: the clock was set back', () => {
    const behindMs = (ms: number) => dueAt(pendingOf({ at: NOW + ms }));
    expect(behindMs(250)).toBe(750);
    expect(behindMs(251)).toBe(-NOW);
    expect(dueAt(pendingOf({ at: NOW + 251 }, waits(NOW + 251, NOW + 9_000)))).toBe(-NOW);
    expect(dueAt(pendingOf({ at: NOW + 251 }, sent(NOW + 251)))).toBe(-NOW);
  });

  it('at once when an earlier release left it waiting without a beginning', () => {
    const item = pendingOf({}, { waits: { reason: 'offline', until: NOW + 9_000 } });
    expect(dueAt(item)).toBe(500);
  });
});

describe('a change is compared with the server value first', () => {
  const needsCheck = (item: PendingMutation) => setUp().due.needsCheck(item);

  it('unless it is fresh and of this tab', () => {
    expect(needsCheck(pendingOf())).toBe(false);
    expect(needsCheck(pendingOf({ tab: 'other' }))).toBe(true);
    expect(needsCheck(pendingOf({ tab: 'other', isChoice: true }))).toBe(false);
  });

  it.each([
    [15_000, false],
    [15_001, true],
  ])('when the clock moved by %i ms since: %s', (ms, isChecked) => {
    expect(needsCheck(pendingOf({ at: NOW - ms }))).toBe(isChecked);
    expect(needsCheck(pendingOf({ at: NOW + ms }))).toBe(isChecked);
  });

  it('when it was sent, waited, or follows a change whose end is not known', () => {
    expect(needsCheck(pendingOf({}, sent(NOW)))).toBe(true);
    expect(needsCheck(pendingOf({}, waits(NOW, NOW)))).toBe(true);
    expect(needsCheck(pendingOf({ after: '0' }))).toBe(true);
  });
});

it.each([
  [2_249, true],
  [2_250, false],
])('no other tab sends a change that is %i ms old: %s', (ms, isBefore) => {
  expect(setUp().due.isBeforeOthers(pendingOf({ at: NOW - ms }))).toBe(isBefore);
});

describe('a pending change is marked as waiting', () => {
  it('when it takes longer than four seconds', () => {
    expect(isWaiting(pendingOf(), [], NOW + 4_000)).toBe(false);
    expect(isWaiting(pendingOf(), [], NOW + 4_001)).toBe(true);
  });

  it('when it was tried in vain, or stands behind one that was', () => {
    const fresh = pendingOf();
    expect(isWaiting(fresh, [fresh], NOW)).toBe(false);
    expect(isWaiting(fresh, [fresh, pendingOf({}, waits(NOW, NOW))], NOW)).toBe(true);
  });

  it('when the user has to choose', () => {
    const item = pendingOf({}, { conflict: { members: [], server: {} } });
    expect(isWaiting(item, [item], NOW)).toBe(true);
  });
});
