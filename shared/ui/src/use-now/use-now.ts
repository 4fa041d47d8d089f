import { useCallback, useSyncExternalStore } from 'react';

interface Ticker {
  readonly listeners: Set<() => void>;
  /** Undefined while the page is hidden. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

// One timer per interval for the whole page, however many components use it; none when none does.
const tickers = new Map<number, Ticker>();

/**
 * The present time in milliseconds since 1970. The component renders again at each multiple of `intervalMs`, and when a
 * hidden page becomes visible. A hidden page has no timer.
 * @param intervalMs undefined: the time matters at this render only
 */
export function useNow(intervalMs: number | undefined): number {
  const subscribe = useCallback(
    (listener: () => void) => (intervalMs === undefined ? () => {} : onTick(intervalMs, listener)),
    [intervalMs],
  );
  useSyncExternalStore(subscribe, () => (intervalMs === undefined ? 0 : Math.floor(Date.now() / intervalMs)));
  return Date.now();
}

function onTick(intervalMs: number, listener: () => void): () => void {
  const ticker = tickers.get(intervalMs) ?? { listeners: new Set(), timer: undefined };
  if (tickers.size === 0) document.addEventListener('visibilitychange', changeVisibility);
  tickers.set(intervalMs, ticker);
  ticker.listeners.add(listener);
  if (ticker.timer === undefined) schedule(intervalMs, ticker);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    clearTimeout(ticker.timer);
    tickers.delete(intervalMs);
    if (tickers.size === 0) document.removeEventListener('visibilitychange', changeVisibility);
  };
}

/** A chain of single timers: an interval would retain its first phase, and drift from the wall clock. */
function schedule(intervalMs: number, ticker: Ticker): void {
  clearTimeout(ticker.timer);
  ticker.timer = undefined;
  if (document.hidden) return;
  ticker.timer = setTimeout(
    () => {
      for (const listener of [...ticker.listeners]) listener();
      if (ticker.listeners.size > 0) schedule(intervalMs, ticker);
    },
    intervalMs - (Date.now() % intervalMs),
  );
}

function changeVisibility(): void {
  for (const [intervalMs, ticker] of [...tickers]) {
    if (!document.hidden) for (const listener of [...ticker.listeners]) listener();
    if (ticker.listeners.size > 0) schedule(intervalMs, ticker);
  }
}
