import { observeWork } from './observe-work.mjs';

/**
 * A page in a new profile whose tasks are traced.
 * @param {import('playwright').Browser} browser
 * @param {{ first: string, kind?: string }} input `first`: name of the first phase; `kind` of the commands to a worker that are timed
 */
export async function openTracedPage(browser, { first, kind = '' }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeWork, kind);
  return { context, page, session, trace: await traceTasks(page, session, first) };
}

/**
 * Measures the processor time of a page's tasks, from its next navigation on. Unlike their length it does not grow with what
 * else runs on the machine.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 * @param {string} first name of the first phase
 */
export async function traceTasks(page, session, first) {
  await page.addInitScript((mark) => performance.mark(mark), `bench-${first}`);
  /** @type {TraceEvent[]} */
  const events = [];
  // The protocol leaves the form of events open.
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {TraceEvent[]} */ (value)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  return {
    /** Begins a phase, which ends with the next one. @param {string} name */
    begin: (name) => page.evaluate((mark) => performance.mark(mark), `bench-${name}`),
    /** @returns {Promise<Record<string, number>>} milliseconds of the longest task of each phase */
    end: async () => {
      const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await isComplete;
      return longestTasks(events);
    },
  };
}

/** @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number }} TraceEvent Times are microseconds. */

/** @param {readonly TraceEvent[]} events */
function longestTasks(events) {
  const marks = events.filter(({ name }) => name.startsWith('bench-')).toSorted((a, b) => a.ts - b.ts);
  const longest = {};
  for (const { name, pid, tid, ts, tdur = 0 } of events) {
    if (name !== 'RunTask' && name !== 'ThreadControllerImpl::RunTask') continue;
    // Marks are set in the page's main thread.
    const mark = marks.findLast((one) => one.ts <= ts && one.pid === pid && one.tid === tid);
    const phase = mark?.name.slice('bench-'.length);
    if (phase !== undefined) longest[phase] = Math.max(longest[phase] ?? 0, tdur / 1000);
  }
  return longest;
}
