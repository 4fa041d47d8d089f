interface Ticker {
  readonly listeners: Set<() => void>;
  readonly timer: ReturnType<typeof setInterval>;
}

// One timer per step for the page, however many times are shown; none when none is.
const tickers = new Map<number, Ticker>();

/** Calls the listener every `stepMs`. Returns a function that ends it. */
export function onTick(stepMs: number, listener: () => void): () => void {
  const ticker = tickers.get(stepMs) ?? startTicker(stepMs);
  ticker.listeners.add(listener);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    clearInterval(ticker.timer);
    tickers.delete(stepMs);
  };
}

function startTicker(stepMs: number): Ticker {
  const listeners = new Set<() => void>();
  const timer = setInterval(() => {
    for (const listener of listeners) listener();
  }, stepMs);
  const ticker = { listeners, timer };
  tickers.set(stepMs, ticker);
  return ticker;
}
