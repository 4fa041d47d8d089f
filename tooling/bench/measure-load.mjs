import { setTimeout as sleep } from 'node:timers/promises';
import { observe } from './observe.mjs';
import { newPlainProfile } from './plain-page.mjs';

/** Milliseconds in which lazy parts arrive and answers are written down. */
const SETTLE_MS = 2000;
const POLL_MS = 50;
const TIMEOUT_MS = 30_000;
const KINDS = ['cold', 'warm'];

/**
 * Loads a page cold in a new profile, then once more in the same one, under a slowed processor.
 * @param {{
 *   browser: import('playwright').Browser,
 *   product: import('./serve-product.mjs').Product,
 *   page: import('./pages.mjs').BenchPage,
 *   kinds?: readonly string[],
 * }} input
 * @returns {Promise<{ kind: string, sample: Record<string, number> }[]>} one per load
 */
export async function measureLoad({ browser, product, page: { path, content, token }, kinds = KINDS }) {
  const signIn = token ? `localStorage.setItem('access_token', ${JSON.stringify(token)});` : '';
  const script = `if (location.protocol !== 'about:') { ${signIn} (${observe})(${JSON.stringify(content)}) }`;
  const profile = await newPlainProfile(browser, { width: 1440, height: 900, script });
  const samples = [];
  for (const kind of kinds) {
    await product.sandbox.clearLog();
    const page = await profile.openPage();
    await page.slowDown(4);
    await page.goto(product.url + path);
    await becomesTrue(page, 'window.__bench?.content !== undefined');
    await page.slowDown(1);
    // The first content may be drawn before the shell runs: what the next load finds is written down after that.
    await becomesTrue(page, "document.querySelector('main:not([aria-busy])') !== null");
    await sleep(SETTLE_MS);
    const seen = await page.evaluate(`(${collect})()`);
    const { tracker = 0 } = await product.sandbox.countRequests();
    samples.push({ kind, sample: { ...seen, tracker } });
    await page.close();
  }
  await profile.close();
  return samples;
}

/** Runs in the page. */
function collect() {
  const files = performance.getEntriesByType('resource');
  const bytes = files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return { ...window.__bench, requests: files.length, KB: bytes / 1024 };
}

/**
 * @param {import('./plain-page.mjs').PlainPage} page @param {string} condition
 * @throws {Error} when it has not become true in time
 */
async function becomesTrue(page, condition) {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    if (await page.evaluate(condition)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`Never true: ${condition}`);
}
