import type { Clock } from '../core/clock.ts';
import type { SourceStatus, WatchableStatus } from './source-status.ts';

/** Calls back with the status now and on each change, also when a wait or an open circuit ends by time alone. */
export function watchStatus(
  source: WatchableStatus,
  clock: Clock,
  notify: (status: SourceStatus) => void,
): { readonly look: () => void; readonly stop: () => void } {
  let known = '';
  let cancel = () => {};
  const look = () => {
    cancel();
    const status = source.status();
    const ends = [status.wait?.until, status.openCircuit?.until].filter((end) => end !== undefined);
    if (ends.length > 0) cancel = clock.after(Math.max(0, Math.min(...ends) - clock.now()) + 1, look);
    const next = JSON.stringify(status);
    if (next === known) return;
    known = next;
    notify(status);
  };
  const unsubscribe = source.subscribe(look);
  look();
  return {
    look,
    stop: () => {
      unsubscribe();
      cancel();
    },
  };
}
