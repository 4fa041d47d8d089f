import { goWithin } from './observe-work.mjs';

/** Navigations after which the page's memory is measured. */
const MEASURED = [20, 100, 200];
/** What the page's clock is put forward by at each navigation: longer than a request waits for its turn. */
const PAUSE_MS = 2_500;
const CONTENT_TIMEOUT_MS = 30_000;
/** Until the panels in sight have begun to load. */
const PANELS_MS = 150;
/** Longer than pages, sessions and pending requests outlive their last component. */
const REST_MS = 31_000;

/** A way through the product: the links that are followed, in turn. Each step takes the first one of its kind that was not taken before. */
const STEPS = [
  'main a[href*="/ani/anime/"]',
  'main a[href*="/ani/character/"]',
  'main a[href*="/ani/anime/"]',
  'main a[href*="/ani/studio/"]',
  'main a[href*="/ani/anime/"]',
  'main a[href*="/ani/staff/"]',
  'main a[href*="/ani/anime/"]',
  'back',
  'main a[href*="/user/"], a[href*="/browse/"]',
];

/**
 * Memory after 20, 100 and 200 navigations to pages that were not shown before, each time on the page of the way's start and after a
 * collection of garbage. It does not depend on what else runs on the machine.
 * @param {{ browser: import('playwright').Browser, product: Pick<import('./serve-product.mjs').Product, 'url'>,
 *   measured?: readonly number[], inspect?: (page: import('playwright').Page, session: import('playwright').CDPSession, after: number) => Promise<void> }} input
 *   `inspect`: called at each measure, for heap snapshots
 * @returns {Promise<[string, Record<string, number>][]>}
 */
export async function measureMemory({ browser, product, measured = MEASURED, inspect }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(putClockForward);
  const start = `${new URL(product.url).pathname}search/anime`;
  await page.goto(`${product.url}search/anime`);
  await page.locator('main a[href*="/ani/anime/"]').first().waitFor();
  const rows = [];
  const visited = new Set();
  let first;
  let walked = 0;
  for (const goal of measured) {
    while (walked < goal) {
      walked += 1;
      await page.evaluate((ms) => {
        window.__ahead += ms;
      }, PAUSE_MS);
      await step({ page, selector: STEPS[walked % STEPS.length] ?? '', visited, start });
    }
    await goWithin(page, start);
    await shown(page);
    await page.waitForTimeout(REST_MS);
    await inspect?.(page, session, goal);
    const size = await memoryOf(page, session);
    first ??= size;
    const share = size['heap MB'] / first['heap MB'];
    rows.push([`after ${goal} navigations`, { ...size, 'heap, of the first': share }]);
  }
  await context.close();
  return rows;
}

function putClockForward() {
  const now = Date.now;
  window.__ahead = 0;
  Date.now = () => now() + window.__ahead;
}

/** @param {{ page: import('playwright').Page, selector: string, visited: Set<string>, start: string }} input */
async function step({ page, selector, visited, start }) {
  if (selector === 'back') {
    await page.goBack();
    return shown(page);
  }
  // In one task: a link gets another URL when the name of its page is known.
  const taken = await page.evaluate(
    ({ selector, visited }) => {
      const links = [...document.querySelectorAll(selector)];
      const link = links.find(({ pathname }) => !visited.includes(pathname));
      link?.click();
      return link?.pathname;
    },
    { selector, visited: [...visited] },
  );
  if (taken !== undefined) visited.add(taken);
  // A page without such a link: on from the start, whose results have more.
  else await goWithin(page, start);
  return shown(page);
}

/**
 * The page has a heading and nothing of its main part is on its way; then it is scrolled to its end, so that its lower panels load.
 * @param {import('playwright').Page} page
 */
async function shown(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, main [role=list], main ul') &&
      !document.querySelector('main[aria-busy=true]'),
    undefined,
    { timeout: CONTENT_TIMEOUT_MS },
  );
  for (const part of [0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part);
    await page.waitForTimeout(PANELS_MS);
  }
}

/**
 * After a collection: the heap in megabytes, nodes (also those outside of the document), listeners, workers.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 */
async function memoryOf(page, session) {
  // What weak references and finalizers hold goes with the second one.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return {
    'heap MB': usedSize / 1024 ** 2,
    nodes,
    elements,
    listeners: jsEventListeners,
    documents,
    workers: page.workers().length,
  };
}
