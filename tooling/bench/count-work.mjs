/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} [ts] microseconds, as `dur`
 * @property {number} [dur]
 * @property {number} [tdur] microseconds of the thread's own time
 * @property {{ elementCount?: number, beginData?: { dirtyObjects?: number } }} [args]
 */

/** The name that the browser gives a task of a thread, in two versions. */
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
/** Above them stands all script that they run. */
const SCRIPTS = new Set(['FunctionCall', 'EvaluateScript', 'v8.run', 'RunMicrotasks', 'V8.RunMicrotasks']);

/**
 * What the page's main thread did in a trace of 'devtools.timeline' and 'toplevel'. The counts are the same on a busy machine; times are the
 * thread's own, and say how the work is divided.
 * @param {readonly TraceEvent[]} events
 */
export function workIn(events) {
  const thread = mainThreadOf(events);
  const own = events.filter(({ pid, tid }) => `${pid}/${tid}` === thread);
  const named = (/** @type {string} */ name) =>
    own.filter((event) => event.name === name && event.ph === 'X');
  const tasks = own.filter(({ name, ph }) => ph === 'X' && TASKS.has(name));
  const styles = named('UpdateLayoutTree');
  const layouts = named('Layout');
  const sum = (/** @type {readonly (number | undefined)[]} */ numbers) =>
    numbers.reduce((/** @type {number} */ all, one) => all + (one ?? 0), 0);
  const ms = (/** @type {readonly TraceEvent[]} */ list) => sum(list.map(({ tdur }) => tdur)) / 1000;
  return {
    tasks: tasks.length,
    'longest ms': Math.max(0, ...tasks.map(({ tdur }) => tdur ?? 0)) / 1000,
    timers: named('TimerFire').length,
    'style recalcs': styles.length,
    'styled elements': sum(styles.map(({ args }) => args?.elementCount)),
    layouts: layouts.length,
    'laid out': sum(layouts.map(({ args }) => args?.beginData?.dirtyObjects)),
    paints: named('Paint').length,
    'script ms': ms(outermost(own.filter(({ name, ph }) => ph === 'X' && SCRIPTS.has(name)))),
    'style ms': ms(styles),
    'layout ms': ms(layouts),
    'paint ms': ms([...named('PrePaint'), ...named('Paint'), ...named('Layerize'), ...named('Commit')]),
    'all ms': ms(tasks),
  };
}

/** The thread with most computations of style. @param {readonly TraceEvent[]} events */
function mainThreadOf(events) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name, pid, tid } of events) {
    if (name === 'UpdateLayoutTree') counts.set(`${pid}/${tid}`, (counts.get(`${pid}/${tid}`) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** Without those inside another one. @param {readonly TraceEvent[]} events */
function outermost(events) {
  let end = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((a, b) => (a.ts ?? 0) - (b.ts ?? 0) || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts = 0, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
