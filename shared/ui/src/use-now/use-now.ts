import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/** The number of the present interval. */
function createTick(intervalMs: number): PrimitiveAtom<number> {
  const tick = atom(Math.floor(Date.now() / intervalMs));
  tick.onMount = (set) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A chain of single timers: an interval would retain its first phase, and drift from the wall clock.
    const run = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      set(Math.floor(Date.now() / intervalMs));
      timer = setTimeout(run, intervalMs - (Date.now() % intervalMs));
    };
    document.addEventListener('visibilitychange', run);
    run();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  };
  return tick;
}

// One timer per interval for the whole page, however many components use it; none when none does.
const ticks = new Map<number, PrimitiveAtom<number>>();
const NEVER = atom(0);

function tickOf(intervalMs: number | undefined): PrimitiveAtom<number> {
  if (intervalMs === undefined) return NEVER;
  const tick = ticks.get(intervalMs) ?? createTick(intervalMs);
  ticks.set(intervalMs, tick);
  return tick;
}

/**
 * The present time in milliseconds since 1970. The component renders again at each multiple of `intervalMs`, and when a
 * hidden page becomes visible. A hidden page has no timer.
 * @param intervalMs undefined: the time matters at this render only
 */
export function useNow(intervalMs: number | undefined): number {
  const tick = tickOf(intervalMs);
  const store = getDefaultStore();
  const subscribe = useCallback((listener: () => void) => store.sub(tick, listener), [store, tick]);
  // Rendered within the tick, which `useAtomValue` leaves to a later task: two counts would be of two phases of a second.
  useSyncExternalStore(subscribe, () => store.get(tick));
  return Date.now();
}
