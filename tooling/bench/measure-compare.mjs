import { framesOf, goWithin, observeWork, sizeOf, takeWork } from './observe-work.mjs';
import { median } from './print.mjs';
import { traceTasks } from './trace-tasks.mjs';

const SCREENS = 30;
const MEASURED_CHANGES = 8;

/**
 * The lists of so many users, compared: loaded in a page that has started already, then read from the local database in a new
 * one, changed and scrolled there. What the client's own limit of requests costs is in no number. The tasks are traced in a
 * second pass, since the tracer makes every task and so every response longer.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product, users: number }} input
 */
export async function measureCompare({ browser, product, users }) {
  const names = await product.sandbox.unnamedUsers(users);
  const untraced = await useComparison({ browser, product, names, isTraced: false });
  const { processor } = await useComparison({ browser, product, names, isTraced: true });
  const { cold, warm, scrolling, filtering } = processor;
  return [
    `${users} users`,
    {
      compute: median(untraced.computed.responses),
      response: median(untraced.filtered.responses),
      slowest: Math.max(...untraced.filtered.responses),
      ...{ 'cold CPU': cold, 'warm CPU': warm, 'scroll CPU': scrolling, 'filter CPU': filtering },
      nodes: untraced.nodes,
      'heap MB': untraced.heap,
    },
  ];
}

/**
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product,
 *   names: readonly string[], isTraced: boolean }} input
 */
async function useComparison({ browser, product, names, isTraced }) {
  const query = new URLSearchParams([...names.map((name) => ['user', name]), ['reviewsNeeded', '1']]);
  const url = `${product.url}compare/anime?${query}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await startedPage(context, product, isTraced);
  await first.trace.begin('cold');
  await compared(first.page, url);
  const cold = await first.trace.end();
  await first.page.close();

  const { page, session, trace } = await startedPage(context, product, isTraced);
  await trace.begin('warm');
  await compared(page, url);
  await takeWork(page);

  await trace.begin('scrolling');
  let nodes = 0;
  for (let screen = 1; screen <= SCREENS; screen += 1) {
    await page.evaluate((at) => scrollTo(0, at * innerHeight), screen);
    await framesOf(page);
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await page.evaluate(() => scrollTo(0, 0));

  await trace.begin('filtering');
  // A user less, and one more: all that can be computed, with the affinities.
  const last = page.getByRole('checkbox', { name: `Disable ${names.at(-1)}` });
  for (let change = 0; change < MEASURED_CHANGES; change += 1) await responded(page, () => last.click());
  const computed = await takeWork(page);
  const search = page.getByRole('searchbox', { name: /^Search anime/ });
  await search.pressSequentially('mirror of', { delay: 120 });
  await search.clear();
  const filtered = await takeWork(page);
  const processor = { ...cold, ...(await trace.end()) };
  const { 'heap MB': heap } = await sizeOf(page, session);
  await context.close();
  return { computed, filtered, processor, nodes, heap };
}

const UNTRACED = { begin: async () => {}, end: async () => ({}) };

/**
 * @param {import('playwright').BrowserContext} context @param {import('./serve-product.mjs').Product} product
 * @param {boolean} isTraced
 */
async function startedPage(context, product, isTraced) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeWork, 'compare');
  const trace = isTraced ? await traceTasks(page, session, 'start') : UNTRACED;
  await page.goto(`${product.url}compare/anime`, { waitUntil: 'networkidle' });
  await page.getByText('No users selected').waitFor();
  await takeWork(page);
  return { page, session, trace };
}

/** Goes there without a new document, and waits for all lists. @param {import('playwright').Page} page @param {string} url */
async function compared(page, url) {
  await goWithin(page, url);
  await page.getByRole('heading', { name: /^Total anime/ }).waitFor({ timeout: 120_000 });
  await page.waitForFunction(
    () => !/lists? (is|are) loading|Loading list|Waiting|Updating/.test(document.body.textContent ?? ''),
    undefined,
    { timeout: 300_000 },
  );
}

/** @param {import('playwright').Page} page @param {() => Promise<void>} change */
async function responded(page, change) {
  const count = () => page.evaluate(() => window.__work.responses.length);
  const before = await count();
  await change();
  await page.waitForFunction((least) => window.__work.responses.length > least, before);
}
