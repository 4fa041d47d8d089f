import { observeWork, sizeOf, takeWork } from './observe-work.mjs';

/** A page of results. */
const PAGE = 28;

/**
 * A search scrolled to its first `count` results. The client's own limit of requests sets the pace: some three minutes for
 * 5,000.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product, count: number }} input
 */
export async function measureResults({ browser, product, count }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeWork, '');
  await product.sandbox.clearLog();
  await page.goto(`${product.url}search/anime`);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
  await takeWork(page);
  const samples = [];
  const steps = [count / 10, count / 2, count];
  for (const step of steps) {
    let shown = 0;
    while (shown < step) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(100);
      shown = ((await product.sandbox.countRequests()).tracker ?? 0) * PAGE;
    }
    const { longestTask } = await takeWork(page);
    samples.push({ shown, longestTask, ...(await sizeOf(page, session)) });
  }
  await context.close();
  return samples;
}
