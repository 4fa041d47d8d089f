import type { Clock } from '../core/clock.ts';
import type { RateLimiter, SourceStatus } from '../rate-limit/rate-limiter.ts';

type Watched = Pick<RateLimiter, 'status' | 'subscribe'>;

/** Tells the status now and whenever it changes, also when a wait or an outage ends by time alone. */
export function watchStatus(
  rateLimiter: Watched,
  clock: Clock,
  tell: (status: SourceStatus) => void,
): { readonly look: () => void; readonly stop: () => void } {
  let known = '';
  let cancel = () => {};
  const look = () => {
    cancel();
    const status = rateLimiter.status();
    const ends = [status.wait?.until, status.outage?.until].filter((end) => end !== undefined);
    if (ends.length > 0) cancel = clock.after(Math.max(0, Math.min(...ends) - clock.now()) + 1, look);
    const next = JSON.stringify(status);
    if (next === known) return;
    known = next;
    tell(status);
  };
  const unsubscribe = rateLimiter.subscribe(look);
  look();
  return {
    look,
    stop: () => {
      unsubscribe();
      cancel();
    },
  };
}
