import { workIn } from './count-work.mjs';
import { observeRenders } from './observe-renders.mjs';
import { framesOf } from './observe-work.mjs';

/** CSS pixels that one gesture scrolls, and pixels in a second. */
const DISTANCE = 6_000;
const SPEED = 2_400;
/** Of the way on which the work is counted: less than the height of any row. */
const STEP = 50;
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
 * What frames cost stands beside them, for each 1,000 pixels: those counts are the same on a busy machine.
 * @param {{ browser: import('playwright').Browser, product: Pick<import('./serve-product.mjs').Product, 'url' | 'sandbox'>,
 *   users?: readonly string[], only?: readonly string[] | undefined }} input
 *   `users`: who is compared, and the first one's list is scrolled; `only`: names of rows
 * @returns {Promise<[string, Record<string, number>][]>}
 */
export async function measureScrolling({ browser, product, users = ['heavy', 'mio'], only }) {
  const query = new URLSearchParams([...users.map((name) => ['user', name]), ['reviewsNeeded', '1']]);
  /** @type {readonly ScrolledPage[]} */
  const pages = [
    { name: 'results', path: 'search/anime', ready: resultsAreLong },
    { name: 'list', path: `user/${users[0]}/anime`, ready: listIsWhole },
    { name: 'own list', path: `user/${users[0]}/anime`, ready: listIsWhole, viewer: users[0] },
    { name: 'compare', path: `compare/anime?${query}`, ready: listIsWhole },
  ];
  /** @type {[string, Record<string, number>][]} */
  const rows = [];
  for (const { name, path, ready, viewer } of pages) {
    if (only && !only.includes(name)) continue;
    /** @type {Record<string, number>} */
    const row = {};
    // Each measures a page that was not scrolled before.
    for (const measure of [counted, scrolled]) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      await page.addInitScript(putClockForward);
      await page.addInitScript(observeRenders);
      if (viewer) await page.addInitScript(signIn, await product.sandbox.token(viewer));
      await page.goto(product.url + path);
      await ready(page);
      await page.waitForTimeout(REST_MS);
      Object.assign(row, await measure(page, await context.newCDPSession(page)));
      await context.close();
    }
    rows.push([name, row]);
  }
  return rows;
}

/**
 * @typedef {object} ScrolledPage
 * @property {string} name
 * @property {string} path
 * @property {(page: import('playwright').Page) => Promise<void>} ready
 * @property {string} [viewer] the signed-in user
 */

/** @param {string} token */
function signIn(token) {
  localStorage.setItem('access_token', token);
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

/**
 * What 1,000 pixels cost: in steps that are shorter than a row, after each of which the page comes to rest, so that a busy machine leaves nothing out.
 * @param {import('playwright').Page} page @param {import('playwright').CDPSession} session
 */
async function counted(page, session) {
  const end = await startTrace(session);
  await page.evaluate(() => window.__renders.take());
  for (let way = 0; way < DISTANCE; way += STEP) {
    await page.evaluate((top) => scrollTo(0, top), way + STEP);
    await framesOf(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  const rendered = await page.evaluate(() => window.__renders.take());
  const { 'longest ms': longest, tasks, timers, ...work } = workIn(await end());
  return { 'longest ms': longest, ...per1000(rendered), ...per1000(work) };
}

/** @param {import('playwright').Page} page @param {import('playwright').CDPSession} session */
async function scrolled(page, session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await framesOf(page);
  const end = await startTrace(session);
  await session.send('Input.synthesizeScrollGesture', {
    x: VIEWPORT.width / 2,
    y: VIEWPORT.height / 2,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return framesIn(await end());
}

/**
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<() => Promise<readonly Frame[]>>} ends the trace, and gives what is in it
 */
async function startTrace(session) {
  /** @type {Frame[]} */
  const events = [];
  // The protocol leaves the form of events open.
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {Frame[]} */ (value)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['benchmark', 'devtools.timeline', 'toplevel'],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    return events;
  };
}

/** @param {Record<string, number>} counts of the whole way */
function per1000(counts) {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, (count * 1000) / DISTANCE]));
}

/** @typedef {import('./count-work.mjs').TraceEvent & { args?: { chrome_frame_reporter?: Reporter, frame_reporter?: Reporter } }} Frame */
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
