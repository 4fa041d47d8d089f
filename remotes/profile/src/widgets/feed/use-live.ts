import { type ApiError, asApiError } from '@tsugi/data';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterLook, isLive } from './live-state.ts';
import { LONGEST_REFRESH_MS, SHORTEST_REFRESH_MS } from './refresh-interval.ts';
import { startRefreshTimer } from './refresh-timer.ts';

export interface LiveOptions {
  /** Fetches the newest page; resolves with whether it had new items. */
  readonly look: (priority: 'interactive' | 'background', signal: AbortSignal) => Promise<boolean>;
  /** Milliseconds until the next refresh, read after each refresh. */
  readonly intervalMs: () => number;
  /** The page itself is looking already. */
  readonly isBusy: boolean;
}

export interface Live {
  /** False when it has stopped looking by itself. */
  readonly isLive: boolean;
  readonly isLooking: boolean;
  /** The error of the last refresh. */
  readonly error: ApiError | undefined;
  /** Refreshes now, and resumes refreshing. */
  readonly refresh: () => void;
}

/** Refreshes a feed while it is shown, until three refreshes in a row found nothing new. */
export function useLive({ look, intervalMs, isBusy }: LiveOptions): Live {
  const [quiet, setQuiet] = useState(0);
  const [looks, setLooks] = useState(0);
  const [isLooking, setLooking] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<AbortController>(undefined);

  const start = useEffectEvent(async (priority: 'interactive' | 'background') => {
    // A requested refresh replaces one in the background.
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    setLooking(true);
    try {
      const foundNews = await look(priority, current.signal);
      if (current.signal.aborted) return;
      setQuiet((count) => afterLook(count, foundNews));
      setError(undefined);
    } catch (cause) {
      if (current.signal.aborted) return;
      setError(asApiError(cause, 'tracker'));
    }
    setLooking(false);
    setLooks((count) => count + 1);
  });

  const delayMs = useEffectEvent(() => {
    if (!error) return intervalMs();
    // The timer rests while there is no connection: when it is back, the next refresh comes soon.
    return error.kind === 'offline' ? SHORTEST_REFRESH_MS : LONGEST_REFRESH_MS;
  });

  const isOn = isLive(quiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every finished refresh begins a new wait
  useEffect(() => {
    if (!isOn || isLooking || isBusy) return;
    return startRefreshTimer({ delayMs: delayMs(), run: () => void start('background') });
  }, [isOn, isLooking, isBusy, looks]);

  useEffect(() => () => running.current?.abort(), []);

  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) void start('interactive');
  }, [requests]);
  const refresh = useCallback(() => {
    setQuiet(0);
    setRequests((count) => count + 1);
  }, []);

  return { isLive: isOn, isLooking, error, refresh };
}
