/** Browsers count a longer wait as none at all. */
const LONGEST_MS = 86_400_000;

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

const sleepers = new Set<Sleeper>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls back once, at a moment (milliseconds since 1970) or as soon after it as the page is looked at. One timer serves
 * all countdowns of the page, set for the first of them; a hidden page has none.
 */
export function wakeAt(atMs: number, wake: () => void): () => void {
  const sleeper = { atMs, wake };
  if (sleepers.size === 0) document.addEventListener('visibilitychange', wakeDue);
  sleepers.add(sleeper);
  setTimer();
  return () => {
    sleepers.delete(sleeper);
    if (sleepers.size === 0) document.removeEventListener('visibilitychange', wakeDue);
    setTimer();
  };
}

function wakeDue(): void {
  const now = Date.now();
  const due = document.hidden ? [] : [...sleepers].filter(({ atMs }) => atMs <= now);
  for (const sleeper of due) sleepers.delete(sleeper);
  for (const { wake } of due) wake();
  if (sleepers.size === 0) document.removeEventListener('visibilitychange', wakeDue);
  setTimer();
}

function setTimer(): void {
  clearTimeout(timer);
  if (sleepers.size === 0 || document.hidden) return;
  const waitMs = Math.min(...[...sleepers].map(({ atMs }) => atMs)) - Date.now();
  // Late already: whoever asked shall not wait for a turn of the timers on top.
  if (waitMs <= 0) void Promise.resolve().then(wakeDue);
  else timer = setTimeout(wakeDue, Math.min(waitMs, LONGEST_MS));
}
