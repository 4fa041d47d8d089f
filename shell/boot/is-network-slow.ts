import { connection } from '@tsugi/platform/saves-data';

/** Slower than this, the scripts of the shell take most of a second. */
const SLOW_DOWNLINK = 2;
/** A browser that has measured nothing yet assumes 125 at most. */
const SLOW_ROUND_TRIP_MS = 150;

/**
 * By what some browsers have measured of the network, whether files that arrive at the same time delay each other by more than a round trip.
 * @param url of a file of this visit that was slow as well: one from the service worker has the scripts beside it
 */
export function isNetworkSlow(url: string): boolean {
  const { downlink = Number.POSITIVE_INFINITY, rtt = 0 } = connection() ?? {};
  if (downlink >= SLOW_DOWNLINK || rtt < SLOW_ROUND_TRIP_MS) return false;
  return performance.getEntriesByName(url).some(({ duration }) => duration >= SLOW_ROUND_TRIP_MS);
}
