import { describeFailure } from '@tsugi/contract/failure';
import { ApiError, asApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { Priority } from '../core/priority.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import type { ChangeWriter } from './change-writer.ts';
import { definitionOf } from './definitions/definition-of.ts';
import type { Members, MutationSubject, SendMutation } from './definitions/mutation-definition.ts';
import { type Outbox, type PendingMutation, pickChanges } from './outbox.ts';
import type { OutboxProgress, WaitReason } from './outbox-items.ts';
import { reconcile } from './reconcile.ts';
import type { SenderLock } from './sender-lock.ts';

/** How one request is sent. */
export interface SendOptions {
  /** The page is going away: no step of the pipeline may wait. */
  readonly closing: boolean;
  readonly signal: AbortSignal;
  /** The request has left. */
  readonly onSent: () => void;
}

export interface ServerValueOptions {
  readonly signal: AbortSignal;
  readonly priority: Priority;
}

export interface MutationQueueOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly writer: ChangeWriter;
  readonly optimistic: OptimisticLayer;
  /** The key of the signed-in account; undefined when signed out. */
  readonly account: () => string | undefined;
  readonly lock: SenderLock;
  readonly isHidden: () => boolean;
  readonly send: (options: SendOptions) => SendMutation;
  /** The server value of a thing, past the cache. Rejects with an ApiError. */
  readonly serverValueOf: (subject: MutationSubject, options: ServerValueOptions) => Promise<Members>;
  /** Why no request would get through right now. */
  readonly obstacle: () => Promise<WaitReason | undefined>;
  /** Called with a sentence for the user when the service refused a change; `subject` is the title of the entry's media. */
  readonly onNotice: (message: string, subject?: string) => void;
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

interface Attempt {
  readonly key: string;
  readonly abort: AbortController;
  hasLeft: boolean;
  /** The user changed the same thing before it left. */
  isSuperseded: boolean;
}

/** A request that left may reach the service this much later: before, the server value says nothing about it. */
export const ARRIVAL_MS = 10_000;
/** The tab that made a change sends it, unless it is gone or hidden. */
const OTHER_TAB_MS = 2_000;
/** A change that is older than this is compared with the server value before it is sent. */
const FRESH_MS = 15_000;
/** Two tabs see what the other one stored after less than this. */
const MAX_SKEW_MS = 250;
/** A request that has not left after this waits in the outbox, not in the pipeline. */
const MAX_QUEUE_MS = 8_000;
const CHECK_TIMEOUT_MS = 45_000;
const RETRY_MS = [15_000, 30_000, 60_000, 120_000] as const;

export function createMutationQueue(options: MutationQueueOptions): MutationQueue {
  const { clock, outbox, writer, optimistic, account, lock, isHidden, onNotice } = options;
  const { tab } = writer;
  let failures = 0;
  let isRunning = false;
  let holdsLock = false;
  let isInsisting = false;
  let cancelTimer = () => {};
  /** The request that waits in the pipeline or is on the wire. */
  let current: Attempt | undefined;

  /** Ends the request of this thing if it has not left yet. */
  const supersede = (key: string) => {
    if (current?.key !== key || current.hasLeft) return;
    current.isSuperseded = true;
    current.abort.abort();
  };

  /**
   * When a delay ends that began at `at`, in milliseconds since 1970. One that began in the future was noted before the
   * device's clock was set back, by which nobody knows how much of it is left: it is over.
   */
  const endOf = (at: number, delayMs: number) => (at > clock.now() + MAX_SKEW_MS ? 0 : at + delayMs);

  /** When this thing may be sent, in milliseconds since 1970; undefined while the user has to choose. */
  const dueAt = ({ last, progress, subject, conflict }: PendingMutation): number | undefined => {
    if (conflict) return undefined;
    const debounceMs = last.isChoice
      ? 0
      : definitionOf(subject).delayMs + (last.tab === tab ? 0 : OTHER_TAB_MS);
    const arrived = progress.sent ? endOf(progress.sent.at, ARRIVAL_MS) : 0;
    return Math.max(endOf(last.at, debounceMs), arrived, isInsisting ? 0 : retryAt());
  };

  /** One change that waits delays all of them: they are sent in order. */
  const retryAt = () =>
    Math.max(
      0,
      ...outbox
        .pending()
        // Without a beginning it was stored by an earlier release: it is over.
        .map(({ progress: { waits } }) => (waits?.at ? endOf(waits.at, waits.until - waits.at) : 0)),
    );

  const nextDue = () =>
    outbox
      .pending()
      .map((item) => ({ item, at: dueAt(item) }))
      .find(({ at }) => at !== undefined && at <= clock.now())?.item;

  const schedule = () => {
    cancelTimer();
    if (isRunning || isHidden() || account() === undefined) return;
    const due = outbox.pending().flatMap((item) => dueAt(item) ?? []);
    if (due.length === 0) return;
    // The device's clock may be set back while the timer runs: it is looked at again at least this often.
    const waitMs = Math.min(Math.max(0, Math.min(...due) - clock.now()), RETRY_MS[3]);
    cancelTimer = clock.after(waitMs, () => void run());
  };

  const run = async () => {
    const who = account();
    if (isRunning || who === undefined) return;
    isRunning = true;
    try {
      await lock(who, async () => {
        holdsLock = true;
        // Another tab may have sent it all meanwhile.
        optimistic.reload();
        for (let item = nextDue(); item && account() === who && !isHidden(); item = nextDue()) {
          if (!(await sendOne(item, who))) break;
        }
      });
    } finally {
      isRunning = false;
      holdsLock = false;
      isInsisting = false;
      schedule();
    }
  };

  const update = (key: string, change: Partial<OutboxProgress>) => {
    const progress = outbox.get(key)?.progress;
    if (progress) outbox.setProgress(key, { ...progress, ...change });
  };

  /** Everything stays as it is, and is tried again later. Resolves to false: the rest would meet the same. */
  const wait = (key: string, reason: WaitReason, retryAfterMs?: number): false => {
    const ms = retryAfterMs ?? RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? RETRY_MS[0];
    failures += 1;
    isInsisting = false;
    const at = clock.now();
    update(key, { waits: { reason, at, until: at + ms } });
    return false;
  };

  const waitAfter = (key: string, error: ApiError): false => {
    if (error.kind === 'rate-limited') return wait(key, 'limit', error.retryAfterMs);
    if (error.kind === 'invalid-token') return wait(key, 'sign-in');
    return wait(key, error.kind === 'offline' ? 'offline' : 'unavailable', error.retryAfterMs);
  };

  const refuse = (item: PendingMutation, base: Members, error: ApiError) => {
    writer.setError(item.key, error);
    const { title, subject } = item;
    onNotice(
      `${title ? `${title}: ` : ''}${definitionOf(subject).label} could not be saved. ${describeFailure(error).text}`,
      subject.about === 'entry' ? title : undefined,
    );
    outbox.finish(item.key, idsOf(item), base);
  };

  const confirm = (item: PendingMutation, value: Members) => {
    const { kind, id, show } = definitionOf(item.subject);
    failures = 0;
    optimistic.confirm(kind, id, show(value));
    outbox.finish(item.key, idsOf(item), value);
  };

  const needsCheck = ({ first, progress, isOrphan }: PendingMutation) =>
    isOrphan ||
    progress.sent !== undefined ||
    progress.waits !== undefined ||
    (!first.isChoice && first.tab !== tab) ||
    Math.abs(clock.now() - first.at) > FRESH_MS;

  /** Resolves to false when nothing more can be sent for now. */
  const sendOne = async (item: PendingMutation, who: string): Promise<boolean> => {
    const { key } = item;
    const reason = await options.obstacle();
    if (account() !== who) return false;
    if (reason) return wait(key, reason);
    // Changed meanwhile: its debounce begins again.
    if (outbox.get(key)?.last.id !== item.last.id) return true;
    if (!needsCheck(item)) return await sendNow(item, who, false);
    let server: Members;
    try {
      server = await serverValue(item.subject);
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      if (account() !== who) return false;
      // The thing is gone, and the change with it.
      if (!isRefusal(error)) return waitAfter(key, error);
      refuse(item, item.base, error);
      return true;
    }
    if (account() !== who) return false;
    // The tab that made the change has closed meanwhile, and sent it on its way out.
    if (outbox.get(key)?.progress.sent?.at !== item.progress.sent?.at) return true;
    // What the user changed meanwhile is part of it.
    const now = withoutCarriedOut(key, server);
    if (!now) return true;
    const { userMembers } = definitionOf(now.subject);
    // The value that an orphan was made on may never have reached the server: it says nothing about the server's.
    const base = now.isOrphan ? {} : now.base;
    const compared = reconcile({ ...now, base, userMembers }, server);
    if (compared.outcome === 'conflict') {
      const { sent: _sent, waits: _waits, ...rest } = now.progress;
      outbox.setProgress(key, {
        ...rest,
        conflict: { members: compared.members, server, after: now.last.id },
      });
      return true;
    }
    if (compared.outcome === 'done') {
      confirm(now, server);
      return true;
    }
    const { sent: _sent, ...rest } = now.progress;
    outbox.setProgress(key, { ...rest, base: server });
    const checked = outbox.get(key);
    return checked ? await sendNow(checked, who, false) : true;
  };

  /** Whether no other tab can be sending this thing: it has not waited long enough for them, or they have no lock. */
  const isOurTurn = ({ last, subject }: PendingMutation) =>
    holdsLock || clock.now() < endOf(last.at, definitionOf(subject).delayMs + OTHER_TAB_MS) - MAX_SKEW_MS;

  /** The rest, when the server has what the last request asked for. */
  const withoutCarriedOut = (key: string, server: Members): PendingMutation | undefined => {
    const all = outbox.get(key);
    const sent = all && pickChanges(all, all.progress.sent?.ids ?? []);
    if (!sent || sent.changes.length === all.changes.length) return all;
    const { userMembers } = definitionOf(all.subject);
    if (reconcile({ ...sent, userMembers }, server).outcome === 'done') confirm(sent, server);
    return outbox.get(key);
  };

  const sendNow = async (item: PendingMutation, who: string, closing: boolean): Promise<boolean> => {
    const { key, base, wanted } = item;
    const plan = definitionOf(item.subject).plan(base, wanted);
    if (!plan) {
      // Taken back before it was sent, or the server's value was chosen.
      if (item.changes.some(({ isChoice }) => isChoice) || item.progress.base) confirm(item, base);
      else outbox.finish(key, idsOf(item), base);
      return true;
    }
    const attempt: Attempt = { key, abort: new AbortController(), hasLeft: false, isSuperseded: false };
    const onSent = () => {
      if (attempt.abort.signal.aborted) return;
      attempt.hasLeft = true;
      cancelQueue();
      update(key, { sent: { ids: idsOf(item), at: clock.now(), tab } });
    };
    const cancelQueue = clock.after(MAX_QUEUE_MS, () => attempt.abort.abort());
    if (!closing) current = attempt;
    try {
      const value = await plan.run(options.send({ closing, signal: attempt.abort.signal, onSent }));
      if (account() === who) confirm(item, { ...wanted, ...value });
      return account() === who;
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      // Signed out meanwhile: the next sign-in of the account compares it with the server value.
      if (account() !== who) return false;
      if (attempt.isSuperseded) return true;
      if (attempt.abort.signal.aborted) return wait(key, 'limit');
      if (error.noResponse || error.kind === 'malformed') return waitAfter(key, error);
      if (isRefusal(error) && error.isUncertain) return await settle(item, who, error);
      const { sent: _sent, ...progress } = outbox.get(key)?.progress ?? item.progress;
      outbox.setProgress(key, progress);
      if (!isRefusal(error)) return waitAfter(key, error);
      refuse(item, base, error);
      return true;
    } finally {
      cancelQueue();
      if (current === attempt) current = undefined;
    }
  };

  /**
   * The service failed after the request had reached it: what it has by now decides. A toggle that was carried out, and
   * is taken back here, would be inverted by the next press. Resolves like `sendOne`.
   */
  const settle = async (item: PendingMutation, who: string, error: ApiError): Promise<boolean> => {
    const { key, subject } = item;
    const server = await serverValue(subject).catch((cause: unknown) => asApiError(cause, 'tracker'));
    if (account() !== who) return false;
    // `sent` stays: the next attempt begins with the comparison.
    if (server instanceof ApiError && !isRefusal(server)) return waitAfter(key, server);
    if (server instanceof ApiError) {
      refuse(item, item.base, error);
      return true;
    }
    const { kind, id, show, userMembers } = definitionOf(subject);
    if (reconcile({ ...item, userMembers }, server).outcome === 'done') {
      confirm(item, server);
      return true;
    }
    optimistic.confirm(kind, id, show(server));
    refuse(item, server, error);
    return true;
  };

  const serverValue = (subject: MutationSubject) =>
    within(CHECK_TIMEOUT_MS, (signal) => options.serverValueOf(subject, { signal, priority: 'interactive' }));

  const within = async <T>(ms: number, job: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const abort = new AbortController();
    const stop = clock.after(ms, () => abort.abort());
    return await job(abort.signal).finally(stop);
  };

  // What still waits for its turn is not sent as it was.
  writer.subscribe(supersede);

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
      failures = 0;
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
        if (!isOwn || conflict || needsCheck(item) || !isOurTurn(item)) continue;
        supersede(item.key);
        // Noted at once: the page may be gone before the request has left.
        outbox.setProgress(item.key, { ...progress, sent: { ids: idsOf(item), at: clock.now(), tab } });
        requests.push(sendNow(item, who, true));
      }
      // A page that is only hidden sees the responses: until then no other tab may take these changes over.
      if (requests.length > 0) void lock(who, async () => void (await Promise.all(requests))).catch(() => {});
    },
  };
}

/** Whether the service refuses the change. Every other failure leaves it waiting. */
function isRefusal({ kind, status }: ApiError): boolean {
  // A gateway whose service is down says 502 to 504; a change that the service cannot take is a 500.
  return kind === 'validation' || kind === 'not-found' || (kind === 'server' && !(status && status > 500));
}

function idsOf({ changes }: PendingMutation): readonly string[] {
  return changes.map(({ id }) => id);
}
