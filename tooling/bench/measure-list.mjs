import { observe } from './observe.mjs';
import { framesOf, sizeOf, takeWork } from './observe-work.mjs';
import { median, medians } from './print.mjs';
import { openTracedPage } from './trace-tasks.mjs';

const SCREENS = 40;

/** New profiles; the first card is their median. */
const LOADS = 3;

/** The tracker ends a collection here, however long the list is: a longer list is measured as the page shows it. */
const MOST_LISTED = 11_000;

/** Milliseconds in which a page stores what its next visit begins with. */
const SETTLE_MS = 2000;

/**
 * One user's list of `size` entries (of which MOST_LISTED at most are shown): loaded cold and warm in new profiles under a slowed processor, then loaded again at full
 * speed, scrolled to its end and searched.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product, size: number }} input
 */
export async function measureList({ browser, product, size }) {
  const url = `${product.url}user/heavy/anime`;
  const loads = [];
  for (let load = 0; load < LOADS; load += 1) loads.push(await measureFirstCard({ browser, url, size }));
  const name = size > MOST_LISTED ? `${size} entries, ${MOST_LISTED} shown` : `${size} entries`;
  return [name, { ...medians(loads), ...(await measureUse({ browser, url, size })) }];
}

/** @param {{ browser: import('playwright').Browser, url: string, size: number }} input */
async function measureFirstCard({ browser, url, size }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = {};
  for (const kind of ['cold', 'warm']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe, 'main li[data-item] a');
    await page.goto(url);
    await page.waitForFunction(() => window.__bench?.content !== undefined, undefined, { timeout: 60_000 });
    first[kind] = await page.evaluate(() => window.__bench.content);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await wholeList(page, size);
    await page.waitForTimeout(SETTLE_MS);
    await page.close();
  }
  await context.close();
  return first;
}

/** @param {{ browser: import('playwright').Browser, url: string, size: number }} input */
async function measureUse({ browser, url, size }) {
  const { context, page, session, trace } = await openTracedPage(browser, {
    first: 'loading',
    kind: 'query',
  });
  await page.goto(url);
  await wholeList(page, size);
  const loading = await takeWork(page);
  await trace.begin('scrolling');

  for (let screen = 1; screen <= SCREENS; screen += 1) {
    await page.evaluate(
      (part) => scrollTo(0, part * document.documentElement.scrollHeight),
      screen / SCREENS,
    );
    await framesOf(page);
  }
  const scrolling = await takeWork(page);
  await trace.begin('collecting');
  const end = await sizeOf(page, session);

  await page.evaluate(() => scrollTo(0, 0));
  const search = page.getByRole('searchbox', { name: /^Search this/ });
  await takeWork(page);
  await trace.begin('typing');
  await search.pressSequentially('mirror of', { delay: 120 });
  await page
    .getByText(/ of [\d,]+ titles$/)
    .first()
    .waitFor();
  const typing = await takeWork(page);
  const processor = await trace.end();
  await context.close();
  return {
    response: median(typing.responses),
    slowest: Math.max(...typing.responses),
    'load task': loading.longestTask,
    'load CPU': processor.loading,
    'scroll task': scrolling.longestTask,
    'scroll CPU': processor.scrolling,
    'type task': typing.longestTask,
    'type CPU': processor.typing,
    ...end,
  };
}

/** All chunks have come. @param {import('playwright').Page} page @param {number} size */
async function wholeList(page, size) {
  const text = `${Math.min(size, MOST_LISTED).toLocaleString('en-US')} titles`;
  await page.getByText(text, { exact: true }).first().waitFor({ timeout: 120_000 });
}
