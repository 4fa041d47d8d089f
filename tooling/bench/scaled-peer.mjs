import { geometricMean } from './statistics.mjs';

/**
 * What the peer would need on the machine as it is now. Each paint is multiplied by the ratio of the floor page's same paint, then
 * and now; sums of tasks by the geometric mean of these ratios, since the floor page has no long task. Counts and sizes stay.
 * @param {Record<string, number>} figures of a page of the peer, then
 * @param {{ earlier: Record<string, number>, now: Record<string, number> }} floor
 * @returns {Record<string, number>}
 */
export function scaledPeer(figures, { earlier, now }) {
  const ratioOf = (/** @type {string} */ key) => (now[key] ?? Number.NaN) / (earlier[key] ?? Number.NaN);
  const all = geometricMean(Object.keys(earlier).map(ratioOf));
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => {
      if (key in earlier) return [key, value * ratioOf(key)];
      return [key, TASKS.includes(key) ? value * all : value];
    }),
  );
}

const TASKS = ['blocked', 'long tasks'];
