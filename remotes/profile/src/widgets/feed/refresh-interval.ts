export const SHORTEST_REFRESH_MS = 15_000;
export const LONGEST_REFRESH_MS = 300_000;

/** How many of the newest things the rate is taken from: enough for a mean, few enough to follow a change of pace. */
const SAMPLE = 10;
/** The expected number of new items that makes a refresh worth its request. */
const WORTHWHILE = 2;

/**
 * Milliseconds until a feed is worth looking at again, from 15 s to 5 min: the time in which its present pace brings two
 * new things.
 * @param createdAt when its newest things were made, newest first, in Unix seconds
 */
export function refreshIntervalMs(createdAt: readonly number[], nowMs: number): number {
  const sample = createdAt.slice(0, SAMPLE);
  const oldest = sample.at(-1);
  if (oldest === undefined) return LONGEST_REFRESH_MS;
  // Up to now, not up to the newest: a feed that has fallen silent is slow, however busy it was.
  const meanGapMs = Math.max(0, nowMs - oldest * 1000) / sample.length;
  return Math.min(LONGEST_REFRESH_MS, Math.max(SHORTEST_REFRESH_MS, Math.round(meanGapMs * WORTHWHILE)));
}
