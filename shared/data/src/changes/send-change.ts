import { ApiError, asApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { type ChangeOutcomes, isRefusal } from './change-outcomes.ts';
import type { ChangeService } from './change-service.ts';
import { definitionOf } from './definitions/definition-of.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';
import { idsOf, pickChanges } from './fold-changes.ts';
import type { Outbox, PendingMutation } from './page-changes.ts';
import { reconcile } from './reconcile.ts';

export interface ChangeSenderOptions extends ChangeService {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly optimistic: OptimisticLayer;
  readonly outcomes: ChangeOutcomes;
  readonly needsCheck: (item: PendingMutation) => boolean;
}

/** Takes one thing from what the service has to what is wanted. Both resolve to false when nothing more can be sent for now. */
export interface ChangeSender {
  readonly send: (item: PendingMutation, who: string) => Promise<boolean>;
  /** The page is going away: without any comparison. */
  readonly sendLast: (item: PendingMutation, who: string) => Promise<boolean>;
  /** Ends the request of this thing if it has not left yet. */
  readonly supersede: (key: string) => void;
  /** Another account is the present one: what has not left yet stays in the outbox of its own. */
  readonly abandon: () => void;
}

interface Attempt {
  readonly key: string;
  readonly abort: AbortController;
  hasLeft: boolean;
  /** The user changed the same thing before it left. */
  isSuperseded: boolean;
}

/** A request that has not left after this waits in the outbox, not in the pipeline. */
const MAX_QUEUE_MS = 8_000;
const CHECK_TIMEOUT_MS = 45_000;

export function createChangeSender(options: ChangeSenderOptions): ChangeSender {
  const { clock, outbox, optimistic, account, needsCheck } = options;
  const { update, wait, waitAfter, refuse, confirm } = options.outcomes;
  /** The last request that was made: it waits in the pipeline, is on the wire, or is over. */
  let current: Attempt | undefined;

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
      // Noted before the page was left: the outbox is that of the present account.
      if (account() !== who) return;
      update(key, { sent: { ids: idsOf(item), at: clock.now(), tab: outbox.tab } });
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

  const serverValue = async (subject: MutationSubject): Promise<Members> => {
    const abort = new AbortController();
    const stop = clock.after(CHECK_TIMEOUT_MS, () => abort.abort());
    const { signal } = abort;
    return await options.serverValueOf(subject, { signal, priority: 'interactive' }).finally(stop);
  };

  return {
    send: sendOne,
    sendLast: (item, who) => sendNow(item, who, true),
    supersede: (key) => {
      if (current?.key !== key || current.hasLeft) return;
      current.isSuperseded = true;
      current.abort.abort();
    },
    abandon: () => {
      if (!current || current.hasLeft) return;
      current.isSuperseded = true;
      current.abort.abort();
    },
  };
}
