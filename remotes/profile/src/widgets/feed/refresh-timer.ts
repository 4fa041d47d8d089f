export interface RefreshTimerOptions {
  readonly delayMs: number;
  readonly run: () => void;
}

/**
 * Calls once, when the time has come and the page is in sight and online; a page that comes back late is served at once.
 * Returns a function that ends it.
 */
export function startRefreshTimer({ delayMs, run }: RefreshTimerOptions): () => void {
  const dueAt = Date.now() + delayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', arm);
    window.removeEventListener('online', arm);
    window.removeEventListener('offline', arm);
  };
  function arm(): void {
    clearTimeout(timer);
    if (document.hidden || !navigator.onLine) return;
    timer = setTimeout(
      () => {
        stop();
        run();
      },
      Math.max(0, dueAt - Date.now()),
    );
  }

  document.addEventListener('visibilitychange', arm);
  window.addEventListener('online', arm);
  window.addEventListener('offline', arm);
  arm();
  return stop;
}
