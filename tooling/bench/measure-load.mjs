import { setTimeout as sleep } from 'node:timers/promises';
import { observe } from './observe.mjs';
import { newPlainProfile } from './plain-page.mjs';
import { sumTasks } from './sum-tasks.mjs';

/** Milliseconds after the page has rendered in which its lazy parts arrive, on the slowed processor. */
const COMPLETE_MS = 1500;
/** Milliseconds at full speed in which responses and the screen are stored for the next load. */
const SETTLE_MS = 2000;
/** Each look is a task of the page. */
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;
const KINDS = ['cold', 'warm'];
const PROCESSOR = 4;

/** Pictures below the window may wait until they are scrolled to. */
const PICTURES_SHOWN =
  '[...document.images].every((image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight)';

/** @typedef {{ url: string, sandbox: Pick<import('./sandbox-control.mjs').SandboxControl, 'clearLog' | 'countRequests'> }} LoadedProduct */

/**
 * Loads a page cold in a new profile, then once more in the same one: under a slowed processor, or over a slow network at the
 * processor's own speed.
 * @param {{
 *   browser: import('playwright').Browser,
 *   product: LoadedProduct,
 *   page: import('./pages.mjs').BenchPage,
 *   from: string,
 *   kinds?: readonly string[],
 *   network?: import('./plain-page.mjs').Network | undefined,
 * }} input `from`: URL of a page of another site, which each window shows before
 * @returns {Promise<{ kind: string, sample: Record<string, number> }[]>} one per load
 */
export async function measureLoad({
  browser,
  product,
  page: { path, content, token },
  from,
  kinds = KINDS,
  network,
}) {
  const signIn = token ? `localStorage.setItem('access_token', ${JSON.stringify(token)});` : '';
  const script = `if (location.origin === ${JSON.stringify(new URL(product.url).origin)}) { ${signIn} (${observe})(${JSON.stringify(content)}) }`;
  const profile = await newPlainProfile(browser, { from, width: 1440, height: 900, script });
  const samples = [];
  for (const kind of kinds) {
    await product.sandbox.clearLog();
    const page = await profile.openPage();
    await page.becomesIdle();
    if (network) await page.slowNetwork(network);
    else await page.slowDown(PROCESSOR);
    await page.goto(product.url + path);
    await becomesTrue(page, 'window.__bench?.content !== undefined');
    // The first content may be drawn before the shell runs: what the next load finds is written down after that.
    await becomesTrue(page, "document.querySelector('main:not([aria-busy])') !== null");
    await becomesTrue(page, PICTURES_SHOWN);
    await sleep(COMPLETE_MS);
    const { tasks, ...seen } = await page.evaluate(`(${collect})()`);
    const { tracker = 0 } = await product.sandbox.countRequests();
    samples.push({ kind, sample: { ...seen, ...sumTasks(tasks, seen.FCP), tracker } });
    if (kind !== kinds.at(-1)) {
      await page.slowDown(1);
      await sleep(SETTLE_MS);
    }
    await page.close();
  }
  await profile.close();
  return samples;
}

/** Runs in the page. */
function collect() {
  const files = performance.getEntriesByType('resource');
  const bytes = files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const { responseStart: TTFB = 0 } = performance.getEntriesByType('navigation')[0] ?? {};
  return { TTFB, ...window.__bench, requests: files.length, KB: bytes / 1024 };
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
