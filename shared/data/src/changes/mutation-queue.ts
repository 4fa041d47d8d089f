import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import type { Notify } from '../sources/data-settings.ts';
import type { AccountSettingName } from '../sources/tracker/account-settings.ts';
import { createChangeOutcomes, RETRY_MS } from './change-outcomes.ts';
import type { ChangeService } from './change-service.ts';
import { definitionOf } from './definitions/definition-of.ts';
import { idsOf } from './fold-changes.ts';
import type { ConfirmedEntry, MutationQueue, Outbox, PendingMutation } from './page-changes.ts';
import { createChangeSender } from './send-change.ts';
import type { SenderLock } from './sender-lock.ts';

/** A request that left may reach the service this much later: before, the server value says nothing about it. */
export const ARRIVAL_MS = 10_000;
/** The tab that made a change sends it, unless it is gone or hidden. */
const OTHER_TAB_MS = 2_000;
/** A change that is older than this is compared with the server value before it is sent. */
const FRESH_MS = 15_000;
/** Two tabs see what the other one stored after less than this. */
const MAX_SKEW_MS = 250;

export interface MutationQueueOptions extends ChangeService {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly optimistic: OptimisticLayer;
  readonly lock: SenderLock;
  readonly isHidden: () => boolean;
  /** Called when the service refused a change; `subject` is the title of the entry's media. */
  readonly onNotice: Notify;
  readonly onEntryConfirmed?: ((change: ConfirmedEntry) => void) | undefined;
  readonly onSettingConfirmed?: ((name: AccountSettingName, value: unknown) => void) | undefined;
}

/** Sends the outbox: in order, one request at a time, from one tab at a time. */
export function createMutationQueue(options: MutationQueueOptions): MutationQueue {
  const { clock, outbox, account, lock, isHidden } = options;
  const { tab } = outbox;
  let isRunning = false;
  let runsFor: string | undefined;
  let holdsLock = false;
  let isInsisting = false;
  let cancelTimer = () => {};
  const due = createDueTimes(options);
  const outcomes = createChangeOutcomes({
    ...options,
    onWait: () => {
      isInsisting = false;
    },
  });
  const sender = createChangeSender({ ...options, outcomes, needsCheck: due.needsCheck });

  const nextDue = () =>
    outbox
      .pending()
      .map((item) => ({ item, at: due.dueAt(item, isInsisting) }))
      .find(({ at }) => at !== undefined && at <= clock.now())?.item;

  const schedule = () => {
    cancelTimer();
    if (isRunning || isHidden()) return;
    const times = outbox.pending().flatMap((item) => due.dueAt(item, isInsisting) ?? []);
    if (times.length === 0) return;
    // The device's clock may be set back while the timer runs: it is looked at again at least this often.
    const waitMs = Math.min(Math.max(0, Math.min(...times) - clock.now()), RETRY_MS[3]);
    cancelTimer = clock.after(waitMs, () => void run());
  };

  const run = async () => {
    const who = account();
    if (who === undefined) return;
    runsFor = who;
    isRunning = true;
    try {
      await lock(who, async () => {
        holdsLock = true;
        // Another tab may have sent it all meanwhile.
        await outbox.refresh();
        outbox.reload();
        for (let item = nextDue(); item && !isHidden(); item = nextDue()) {
          await outbox.settled();
          if (!(await sender.send(item, who))) break;
        }
        // The next tab reads what this one has sent.
        await outbox.settled();
      });
    } finally {
      isRunning = false;
      holdsLock = false;
      isInsisting = false;
      schedule();
    }
  };

  // What still waits for its turn is not sent as it was.
  outbox.onChange(sender.supersede);

  return {
    choose: (key, choice) => {
      const pending = outbox.get(key);
      if (!pending?.conflict) return;
      const { subject, wanted, changed, conflict } = pending;
      const { server } = conflict;
      const { userMembers } = definitionOf(subject);
      const mine = Object.fromEntries(
        userMembers.filter((name) => changed.includes(name)).map((name) => [name, wanted[name]]),
      );
      const change = choice === 'mine' ? mine : {};
      outbox.write(
        { key, subject, after: pending.last.id, before: server, change, isChoice: true },
        { ...server, ...change },
      );
      schedule();
    },
    retry: () => {
      outcomes.forgetFailures();
      isInsisting = true;
      schedule();
    },
    wake: () => {
      if (isRunning && account() !== runsFor) sender.abandon();
      schedule();
    },
    leave: () => {
      const who = account();
      if (who === undefined) return;
      const requests: Promise<boolean>[] = [];
      for (const item of outbox.pending()) {
        const { changes, progress, conflict } = item;
        // Only what this tab made within the limit: everything else is compared with the server value first.
        const isOwn = changes.every((change) => change.tab === tab);
        const isOurTurn = holdsLock || due.isBeforeOthers(item);
        if (!isOwn || conflict || due.needsCheck(item) || !isOurTurn) continue;
        sender.supersede(item.key);
        // Noted at once: the page may be gone before the request has left.
        outbox.setProgress(item.key, { ...progress, sent: { ids: idsOf(item), at: clock.now(), tab } });
        requests.push(sender.sendLast(item, who));
      }
      // A page that is only hidden sees the responses: until then no other tab may take these changes over.
      if (requests.length > 0) void lock(who, async () => void (await Promise.all(requests))).catch(() => {});
    },
  };
}

/** When changes may be sent, and what has to come first. */
export interface DueTimes {
  /**
   * When this thing may be sent, in milliseconds since 1970; undefined while the user has to choose.
   * @param isInsisting the user does not want to wait for the next attempt
   */
  readonly dueAt: (item: PendingMutation, isInsisting: boolean) => number | undefined;
  /** Whether it is compared with the server value before it is sent. */
  readonly needsCheck: (item: PendingMutation) => boolean;
  /** Whether no other tab can be sending this thing: it has not waited long enough for them. */
  readonly isBeforeOthers: (item: PendingMutation) => boolean;
}

export function createDueTimes({ clock, outbox }: Pick<MutationQueueOptions, 'clock' | 'outbox'>): DueTimes {
  /**
   * When a delay ends that began at `at`, in milliseconds since 1970. One that began in the future was noted before the
   * device's clock was set back, by which it is not known how much of it is left: it is over.
   */
  const endOf = (at: number, delayMs: number) => (at > clock.now() + MAX_SKEW_MS ? 0 : at + delayMs);

  /** One change that waits delays all of them: they are sent in order. */
  const retryAt = () =>
    Math.max(
      0,
      ...outbox
        .pending()
        // Without a beginning it was stored by an earlier release: it is over.
        .map(({ progress: { waits } }) => (waits?.at ? endOf(waits.at, waits.until - waits.at) : 0)),
    );

  return {
    dueAt: ({ last, progress, subject, conflict }, isInsisting) => {
      if (conflict) return undefined;
      const debounceMs = last.isChoice
        ? 0
        : definitionOf(subject).delayMs + (last.tab === outbox.tab ? 0 : OTHER_TAB_MS);
      const arrived = progress.sent ? endOf(progress.sent.at, ARRIVAL_MS) : 0;
      return Math.max(endOf(last.at, debounceMs), arrived, isInsisting ? 0 : retryAt());
    },
    needsCheck: ({ first, progress, isOrphan }) =>
      isOrphan ||
      progress.sent !== undefined ||
      progress.waits !== undefined ||
      (!first.isChoice && first.tab !== outbox.tab) ||
      Math.abs(clock.now() - first.at) > FRESH_MS,
    isBeforeOthers: ({ last, subject }) =>
      clock.now() < endOf(last.at, definitionOf(subject).delayMs + OTHER_TAB_MS) - MAX_SKEW_MS,
  };
}
