import { observe } from './observe.mjs';

/** Milliseconds in which late parts arrive and responses are stored. */
const SETTLE_MS = 2000;

/**
 * Loads a page cold in a new profile, then once more in the same one, under a slowed processor.
 * @param {{
 *   browser: import('playwright').Browser,
 *   product: import('./serve-product.mjs').Product,
 *   page: import('./pages.mjs').BenchPage,
 * }} input
 * @returns {Promise<object[]>} one sample per load
 */
export async function measureLoad({ browser, product, page: { path, content, token } }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token);
  const samples = [];
  for (const kind of ['cold', 'warm']) {
    await product.sandbox.clearLog();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe, content);
    await page.goto(product.url + path, { waitUntil: 'load' });
    await page.waitForFunction(() => window.__bench?.content !== undefined, undefined, { timeout: 30_000 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The first content may be drawn before the shell runs: what the next load finds is written down after that.
    await page.waitForSelector('main:not([aria-busy])');
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const bytes = files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
      return { ...window.__bench, requests: files.length, kilobytes: bytes / 1024 };
    });
    const { tracker = 0 } = await product.sandbox.countRequests();
    samples.push({ kind, ...seen, tracker });
    await page.close();
  }
  await context.close();
  return samples;
}
