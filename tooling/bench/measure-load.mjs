/**
 * Loads a page cold in a new profile, then once more in the same one.
 * @param {{ browser: import('playwright').Browser, url: string, content: string, sandboxUrl: string }} input
 *   `content`: selector of what counts as the page's first content; an image counts when it has been decoded
 * @returns {Promise<object[]>} one sample per load
 */
export async function measureLoad({ browser, url, content, sandboxUrl }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const samples = [];
  for (const kind of ['cold', 'warm']) {
    await fetch(`${sandboxUrl}/__sandbox/log`, { method: 'DELETE' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe, content);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.__bench?.content !== undefined, undefined, { timeout: 30_000 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => ({
      ...window.__bench,
      kilobytes:
        performance.getEntriesByType('resource').reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0) /
        1024,
    }));
    const log = await (await fetch(`${sandboxUrl}/__sandbox/log`)).json();
    const trackerRequests = (Array.isArray(log) ? log : (log.requests ?? [])).filter(
      (entry) => entry.service === 'tracker',
    ).length;
    samples.push({ kind, ...seen, trackerRequests });
    await page.close();
  }
  await context.close();
  return samples;
}

/** Runs in the page. @param {string} content */
function observe(content) {
  const bench = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, content: undefined };
  window.__bench = bench;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  watch('longtask', (entry) => {
    bench.blocked += entry.duration - 50;
  });
  const look = () => {
    const found = document.querySelector(content);
    const isThere =
      found instanceof HTMLImageElement ? found.complete && found.naturalWidth > 0 : found !== null;
    if (isThere) bench.content = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
