import { framesOf } from './observe-work.mjs';

/** CSS pixels that one gesture scrolls, and pixels in a second. */
const DISTANCE = 6_000;
const SPEED = 2_400;
const VIEWPORT = { width: 1440, height: 900 };
/** What a page loads by itself, it has loaded by then. */
const REST_MS = 2_000;
const LIST_TIMEOUT_MS = 120_000;
/** Results that are loaded before they are scrolled: requests are in no number. */
const RESULTS = 300;
const MAX_TURNS = 60;

/**
 * Frames while a page is scrolled by the wheel, with the processor slowed four times: a gesture of the browser, so that the compositor
 * scrolls, as for a user. Frames come from the reporter of the frame pipeline in the trace ('PipelineReporter', category
 * 'benchmark'), which says of each frame of the display how it ended: callbacks of requestAnimationFrame would only count those of the
 * main thread, which a page may miss while it still scrolls smoothly. 'late' frames were shown with the scroll position of that
 * frame, but with content of an earlier one; of those, 'unpainted' showed places that have no content yet. 'dropped' were not shown.
 * @param {{ browser: import('playwright').Browser, product: Pick<import('./serve-product.mjs').Product, 'url'>, users?: readonly string[] }} input
 *   `users`: who is compared, and the first one's list is scrolled
 * @returns {Promise<[string, Record<string, number>][]>}
 */
export async function measureScrolling({ browser, product, users = ['heavy', 'mio'] }) {
  const query = new URLSearchParams([...users.map((name) => ['user', name]), ['reviewsNeeded', '1']]);
  const pages = [
    ['results', 'search/anime', resultsAreLong],
    ['list', `user/${users[0]}/anime`, listIsWhole],
    ['compare', `compare/anime?${query}`, listIsWhole],
  ];
  const rows = [];
  for (const [name, path, ready] of pages) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    await page.addInitScript(putClockForward);
    await page.goto(product.url + path);
    await ready(page);
    await page.waitForTimeout(REST_MS);
    rows.push([name, await scrolled(page, await context.newCDPSession(page))]);
    await context.close();
  }
  return rows;
}

function putClockForward() {
  const now = Date.now;
  window.__ahead = 0;
  Date.now = () => now() + window.__ahead;
}

/** Loads further results, and goes back to the first ones. @param {import('playwright').Page} page */
async function resultsAreLong(page) {
  const count = () => page.locator('main [role=status]').first().textContent();
  await page.locator('main a[href*="/ani/"]').first().waitFor();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const loaded = Number(/^[\d,]+/.exec((await count()) ?? '')?.[0].replaceAll(',', ''));
    if (loaded >= RESULTS) break;
    await page.evaluate(() => {
      window.__ahead += 2_500;
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.waitForTimeout(250);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** The page is high enough for the gesture. @param {import('playwright').Page} page */
async function listIsWhole(page) {
  await page.waitForFunction(
    (distance) => document.documentElement.scrollHeight > distance + innerHeight,
    DISTANCE,
    { timeout: LIST_TIMEOUT_MS },
  );
}

/** @param {import('playwright').Page} page @param {import('playwright').CDPSession} session */
async function scrolled(page, session) {
  /** @type {Frame[]} */
  const events = [];
  // The protocol leaves the form of events open.
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {Frame[]} */ (value)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await framesOf(page);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['benchmark', 'devtools.timeline', 'toplevel'],
      excludedCategories: ['*'],
    },
  });
  const before = await session.send('Performance.enable').then(() => metricsOf(session));
  await session.send('Input.synthesizeScrollGesture', {
    x: VIEWPORT.width / 2,
    y: VIEWPORT.height / 2,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const after = await metricsOf(session);
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    ...framesIn(events),
    layouts: after.LayoutCount - before.LayoutCount,
    'style recalcs': after.RecalcStyleCount - before.RecalcStyleCount,
    // Shares of one trace: they say what to look at, also on a busy machine.
    'script ms': (after.ScriptDuration - before.ScriptDuration) * 1000,
    'layout ms': (after.LayoutDuration - before.LayoutDuration) * 1000,
    'style ms': (after.RecalcStyleDuration - before.RecalcStyleDuration) * 1000,
  };
}

/** @typedef {{ name: string, ph: string, args?: { chrome_frame_reporter?: Reporter, frame_reporter?: Reporter } }} Frame */
/** @typedef {{ state?: string, scroll_state?: string, has_missing_content?: boolean }} Reporter */

/** @param {readonly Frame[]} events */
function framesIn(events) {
  const reports = events.flatMap(({ name, ph, args }) => {
    const report = args?.chrome_frame_reporter ?? args?.frame_reporter;
    return name === 'PipelineReporter' && ph === 'b' && report ? [report] : [];
  });
  const count = (/** @type {(report: Reporter) => boolean | undefined} */ test) =>
    reports.filter(test).length;
  const shown = count(({ state }) => state?.startsWith('STATE_PRESENTED') === true);
  const dropped = count(({ state }) => state === 'STATE_DROPPED');
  return {
    frames: shown + dropped,
    dropped,
    'dropped, %': (100 * dropped) / Math.max(1, shown + dropped),
    late: count(({ state }) => state === 'STATE_PRESENTED_PARTIAL'),
    unpainted: count((report) => report.has_missing_content === true),
  };
}

/** @param {import('playwright').CDPSession} session @returns {Promise<Record<string, number>>} */
async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
