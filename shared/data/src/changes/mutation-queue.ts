import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import type { Notify } from '../sources/data-settings.ts';
import { createChangeOutcomes, idsOf, RETRY_MS } from './change-outcomes.ts';
import type { ChangeWriter } from './change-writer.ts';
import { definitionOf } from './definitions/definition-of.ts';
import { createDueTimes } from './due-times.ts';
import type { Outbox } from './outbox.ts';
import { type ChangeService, createChangeSender } from './send-change.ts';
import type { SenderLock } from './sender-lock.ts';

export interface MutationQueueOptions extends ChangeService {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly writer: ChangeWriter;
  readonly optimistic: OptimisticLayer;
  readonly lock: SenderLock;
  readonly isHidden: () => boolean;
  /** Called when the service refused a change; `subject` is the title of the entry's media. */
  readonly onNotice: Notify;
}

/** Sends the outbox: in order, one request at a time, from one tab at a time. */
export interface MutationQueue {
  /** The user's choice in a conflict. */
  readonly choose: (key: string, choice: 'mine' | 'server') => void;
  /** Tries what waits now: the connection is back, or the user asked for it. */
  readonly retry: () => void;
  /** Checks what is due: the outbox or the account changed, or the page is visible again. */
  readonly wake: () => void;
  /** The page is going away: what waits for its debounce is sent now. */
  readonly leave: () => void;
}

export function createMutationQueue(options: MutationQueueOptions): MutationQueue {
  const { clock, outbox, writer, optimistic, account, lock, isHidden } = options;
  const { tab } = writer;
  let isRunning = false;
  let holdsLock = false;
  let isInsisting = false;
  let cancelTimer = () => {};
  const due = createDueTimes({ clock, outbox, tab });
  const outcomes = createChangeOutcomes({
    ...options,
    onWait: () => {
      isInsisting = false;
    },
  });
  const sender = createChangeSender({ ...options, tab, outcomes, needsCheck: due.needsCheck });

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
    isRunning = true;
    try {
      await lock(who, async () => {
        holdsLock = true;
        // Another tab may have sent it all meanwhile.
        optimistic.reload();
        for (let item = nextDue(); item && !isHidden(); item = nextDue()) {
          if (!(await sender.send(item, who))) break;
        }
      });
    } finally {
      isRunning = false;
      holdsLock = false;
      isInsisting = false;
      schedule();
    }
  };

  // What still waits for its turn is not sent as it was.
  writer.subscribe(sender.supersede);

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
      writer.write(
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
    wake: schedule,
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
