import { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { FlightPriority } from '../core/priority.ts';
import { sleep } from '../core/sleep.ts';
import type { SourceName } from '../core/source-name.ts';
import type { Visibility } from '../core/visibility.ts';
import type { RequestClass } from './bucket-state.ts';
import { isUrgent, orderOf, requestClassOf } from './request-order.ts';
import type { TabLock } from './tab-lock.ts';
import type { Schedule } from './tab-schedule.ts';

interface Waiter {
  readonly priority: FlightPriority;
  readonly onToken: () => void;
  /** The priority that it is scheduled with. */
  order: number;
}

export interface TokenQueueOptions {
  readonly source: SourceName;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly lock: TabLock;
  readonly loadSchedule: () => Promise<Schedule>;
  /** Takes a token from what all tabs share: 0, or the milliseconds until it is worth asking again. */
  readonly takeShared: (requestClass: RequestClass) => Promise<number>;
  /** A user came or left. */
  readonly onChange: () => void;
}

/** Timeout for loading this tab's schedule; without it requests ask in the order they came. */
const SCHEDULE_TIMEOUT_MS = 3_000;

export interface TokenQueue {
  readonly join: (priority: FlightPriority, signal: AbortSignal) => Promise<void>;
  readonly size: () => number;
  /** What the user waits for first; undefined when none of them is for the user. */
  readonly interactive: () => FlightPriority | undefined;
  /** The priority of a waiter may have risen. */
  readonly reorder: () => void;
}

/**
 * The requests of this tab that wait for a token. The schedule gives them their turn by priority; a turn lasts until the shared
 * bucket has a token, or what has a higher priority comes. While the tab is hidden none is asked for.
 */
export function createTokenQueue(options: TokenQueueOptions): TokenQueue {
  const { source, clock, visibility, lock, takeShared, onChange } = options;
  const waiting = new Set<Waiter>();
  let schedule: Promise<Schedule> | undefined;
  let isFallback = false;
  /** The turn in progress. */
  let turn: { readonly waiter: Waiter; readonly order: number; readonly end: () => void } | undefined;

  const loadSchedule = (): Promise<Schedule> =>
    new Promise((resolve) => {
      isFallback = false;
      const giveUp = () => {
        isFallback = true;
        resolve(scheduleInOrder());
      };
      const cancel = clock.after(SCHEDULE_TIMEOUT_MS, giveUp);
      options.loadSchedule().then(resolve, giveUp).finally(cancel);
    });

  const enqueue = async (waiter: Waiter, hasWaited: boolean): Promise<void> => {
    waiter.order = orderOf(waiter.priority, hasWaited);
    giveWay();
    schedule ??= loadSchedule();
    const run = await schedule;
    await run(waiter.order, () => takeTurn(waiter));
  };

  /** Ends the turn in progress when a request of higher priority waits. */
  const giveWay = () => {
    const { order: present = 0, end } = turn ?? {};
    if ([...waiting].some(({ order }) => order < present)) end?.();
  };

  const takeTurn = async (waiter: Waiter): Promise<void> => {
    // It was cancelled, or has been served since its priority rose.
    if (!waiting.has(waiter)) return;
    const ended = new AbortController();
    turn = { waiter, order: waiter.order, end: () => ended.abort() };
    giveWay();
    try {
      await takeToken(waiter.priority, ended.signal);
      waiting.delete(waiter);
      waiter.onToken();
      onChange();
    } catch {
      // The turn was ended: of what still waits, the schedule takes the first.
    }
    turn = undefined;
    if (waiting.has(waiter)) void enqueue(waiter, true);
  };

  const takeToken = async (priority: FlightPriority, signal: AbortSignal): Promise<void> => {
    const wait = (ms: number) => sleep(clock, ms, signal, source);
    signal.throwIfAborted();
    if (visibility.isHidden()) await new Promise((_, reject) => signal.addEventListener('abort', reject));
    const requestClass = requestClassOf(priority);
    for (;;) {
      const waitMs = await lock(signal, async () => {
        for (;;) {
          const ms = await takeShared(requestClass);
          // A background request releases the lock meanwhile: an interactive one of another tab may come first.
          if (ms === 0 || requestClass !== 'interactive') return ms;
          await wait(ms);
        }
      });
      if (waitMs === 0) return;
      await wait(waitMs);
    }
  };

  visibility.subscribe(() => turn?.end());

  return {
    size: () => waiting.size,
    interactive: () => {
      const priorities = [...waiting].map(({ priority }) => priority);
      return priorities.find(isUrgent) ?? priorities.find(({ current }) => current() === 'interactive');
    },
    reorder: () => {
      for (const waiter of waiting) {
        if (orderOf(waiter.priority, false) < waiter.order) void enqueue(waiter, true);
      }
    },
    join: (priority, signal) =>
      new Promise((resolve, reject) => {
        const onAbort = () => {
          waiting.delete(waiter);
          if (turn?.waiter === waiter) turn.end();
          onChange();
          reject(new ApiError('aborted', { source }));
        };
        const waiter: Waiter = {
          priority,
          order: 0,
          onToken: () => {
            signal.removeEventListener('abort', onAbort);
            resolve();
          },
        };
        if (signal.aborted) {
          onAbort();
          return;
        }
        signal.addEventListener('abort', onAbort, { once: true });
        // It could not be loaded (offline, a new release) when there was a queue last.
        if (isFallback && waiting.size === 0 && !turn) schedule = undefined;
        waiting.add(waiter);
        onChange();
        void enqueue(waiter, false);
      }),
  };
}

/** One job at a time, without priorities. */
function scheduleInOrder(): Schedule {
  let last = Promise.resolve();
  return (_priority, job) => {
    last = last.then(job);
    return last;
  };
}
