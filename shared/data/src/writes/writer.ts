import { ApiError } from '../api-error.ts';
import type { Clock } from '../core/clock.ts';
import { stableJson } from '../core/stable-json.ts';
import type { OverlayStore } from '../overlay/overlay-store.ts';
import type { ChangeChannel, Members, SendWrite } from './change-channel.ts';

export interface WriterOptions {
  readonly clock: Clock;
  readonly overlay: OverlayStore;
  /** Sends one write. `closing` requests must outlive the page. */
  readonly send: (closing: boolean) => SendWrite;
  /** Told, in a sentence, when a change could not be made. */
  readonly onNotice: (message: string) => void;
}

/** The reader's changes on their way: shown at once, sent after a quiet time, confirmed or taken back. */
export interface Writer {
  /**
   * Changes members of a thing.
   * @param base what the service has, as far as the page knows; only looked at when nothing is on its way
   */
  readonly change: <M extends Members>(channel: ChangeChannel<M>, base: M, change: Partial<M>) => void;
  /** What is wanted of this thing while it is on its way, else undefined. */
  readonly wanted: (key: string) => Members | undefined;
  readonly error: (key: string) => ApiError | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nobody looks any more: what waits is sent now. */
  readonly flush: () => void;
  /** The page is going away: as `flush`, and a request that ends with the page is not taken for refused. */
  readonly leave: () => void;
  /** The page came back from where browsers keep pages for going back. */
  readonly resume: () => void;
}

interface Pending<M extends Members> {
  readonly channel: ChangeChannel<M>;
  /** What the service is known to have. */
  base: M;
  wanted: M;
  /** What was wanted when the request on its way was sent. */
  sent: M | undefined;
  cancelTimer: () => void;
}

export function createWriter({ clock, overlay, send, onNotice }: WriterOptions): Writer {
  // Channels of many member types; each entry is only ever used with its own channel.
  const pending = new Map<string, Pending<Members>>();
  const errors = new Map<string, ApiError>();
  const listeners = new Set<() => void>();
  let isLeaving = false;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const lay = ({ channel, wanted }: Pending<Members>, isPending: boolean) =>
    overlay.lay(channel.kind, channel.id, channel.show(wanted), isPending);

  const schedule = (item: Pending<Members>) => {
    item.cancelTimer();
    item.cancelTimer = clock.after(item.channel.delayMs, () => void sendNow(item, false));
  };

  /** Nothing is left to send: the thing is as the service has it. */
  const settle = (item: Pending<Members>, isChanged: boolean) => {
    pending.delete(item.channel.key);
    if (isChanged) lay(item, false);
    else overlay.lift(item.channel.kind, item.channel.id, Object.keys(item.channel.show(item.base)));
  };

  const sendNow = async (item: Pending<Members>, closing: boolean): Promise<void> => {
    item.cancelTimer();
    // One at a time: the next is looked at when this one's answer is here. A closing page cannot wait for it.
    if (item.sent && !closing) return;
    const { channel } = item;
    const plan = channel.plan(item.sent ?? item.base, item.wanted);
    if (!plan) {
      if (!item.sent) settle(item, false);
      tell();
      return;
    }
    const sent = item.wanted;
    item.sent = sent;
    try {
      const answered = await plan.run(send(closing));
      finish(item, sent, { ...sent, ...answered });
    } catch (cause) {
      // It may well have been carried out: the change stays as it is shown until a newer answer knows better.
      if (isLeaving) return;
      const error =
        cause instanceof ApiError ? cause : new ApiError('malformed', { source: 'tracker', cause });
      errors.set(channel.key, error);
      onNotice(`${channel.label} could not be saved. ${error.userMessage}`);
      finish(item, sent, item.base);
    }
  };

  /** What the reader changed since the request was sent stays wanted; everything else is as the service has it. */
  const finish = (item: Pending<Members>, sent: Members, base: Members) => {
    const isConfirmed = base !== item.base;
    item.sent = undefined;
    item.wanted = { ...base, ...changedSince(sent, item.wanted) };
    item.base = base;
    if (pending.get(item.channel.key) !== item) return;
    if (item.channel.plan(item.base, item.wanted)) {
      lay(item, true);
      schedule(item);
    } else {
      settle(item, isConfirmed);
    }
    tell();
  };

  const flush = () => {
    for (const item of [...pending.values()]) {
      if (!item.sent || item.channel.plan(item.sent, item.wanted)) void sendNow(item, true);
    }
  };

  return {
    change: (channel, base, change) => {
      const known = pending.get(channel.key);
      const item: Pending<Members> = known ?? {
        // Erased: this entry's members only ever meet this channel's functions.
        channel: channel as unknown as ChangeChannel<Members>,
        base,
        wanted: base,
        sent: undefined,
        cancelTimer: () => {},
      };
      item.wanted = { ...item.wanted, ...change };
      pending.set(channel.key, item);
      errors.delete(channel.key);
      lay(item, true);
      if (!item.sent) schedule(item);
      tell();
    },
    wanted: (key) => pending.get(key)?.wanted,
    error: (key) => errors.get(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    leave: () => {
      isLeaving = true;
      flush();
    },
    resume: () => {
      isLeaving = false;
    },
  };
}

function changedSince(sent: Members, wanted: Members): Members {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => stableJson(value ?? null) !== stableJson(sent[name] ?? null),
    ),
  );
}
