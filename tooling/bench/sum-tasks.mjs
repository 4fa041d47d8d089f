/** Milliseconds from which on the browser reports a task, and from which on it holds up the user. */
const LONG_MS = 50;

/**
 * @param {readonly { readonly startTime: number, readonly duration: number }[]} tasks those of 50 ms and more
 * @param {number} firstPaint milliseconds since the navigation, as the tasks' times
 * @returns {{ blocked: number, 'long tasks': number }} `blocked`: what each task took beyond 50 ms after the first paint, for
 *   it cannot hold up a user who sees nothing yet; `long tasks`: the length of all of them
 */
export function sumTasks(tasks, firstPaint) {
  const sum = { blocked: 0, 'long tasks': 0 };
  for (const { startTime, duration } of tasks) {
    const painted = startTime + duration - Math.max(startTime, firstPaint);
    sum.blocked += Math.max(0, painted - LONG_MS);
    sum['long tasks'] += duration;
  }
  return sum;
}
