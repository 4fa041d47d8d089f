import { sizeOf, takeWork } from './observe-work.mjs';
import { openTracedPage } from './trace-tasks.mjs';

/** Longer than a request waits for its turn when the minute's pool is half used. */
const PAUSE_MS = 2_500;
/** Pages follow each other within some 100 ms; one that does not come at all ends the run. */
const PAGE_TIMEOUT_MS = 30_000;
const WHEEL_STEPS = 200;

/**
 * A search scrolled to its first `count` results. The client sends at most 5 requests in 2 s and 60 to 90 in a minute, which would
 * take minutes: the clock of the page is put forward before each step, so that every request may leave at once. The
 * observers' times are not of that clock.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product, count: number }} input
 */
export async function measureResults({ browser, product, count }) {
  const { context, page, session, trace } = await openTracedPage(browser, { first: 'start' });
  await page.addInitScript(putClockForward);
  await page.goto(`${product.url}search/anime`);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
  await takeWork(page);
  const samples = [];
  const steps = [count / 10, count / 2, count];
  let shown = 0;
  for (const step of steps) {
    await trace.begin(String(step));
    while (shown < step) {
      const before = shown;
      await page.evaluate((ms) => {
        window.__ahead += ms;
      }, PAUSE_MS);
      const handle = await page.waitForFunction(scrollOn, before, {
        polling: 100,
        timeout: PAGE_TIMEOUT_MS,
      });
      shown = await handle.jsonValue();
    }
    const { longestTask } = await takeWork(page);
    // The collection of garbage that the size needs is none of the page's tasks.
    await trace.begin('size');
    samples.push({ shown, 'longest task': longestTask, ...(await sizeOf(page, session)) });
  }
  // Nothing arrives any more: what turning the wheel alone costs.
  await trace.begin('wheel');
  await page.evaluate(async (steps) => {
    for (let step = 0; step < steps; step += 1) {
      scrollBy(0, -120);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, WHEEL_STEPS);
  const { longestTask } = await takeWork(page);
  const processor = await trace.end();
  await context.close();
  return [
    ...samples.map(({ shown, ...cells }, index) => [
      `${shown} results`,
      { ...cells, CPU: processor[steps[index] ?? 0] },
    ]),
    ['back by the wheel, nothing arriving', { 'longest task': longestTask, CPU: processor.wheel }],
  ];
}

function putClockForward() {
  const now = Date.now;
  window.__ahead = 0;
  Date.now = () => now() + window.__ahead;
}

/** Scrolls to the end. @param {number} before @returns the number in the results' count ("5,012+ results") once it is larger */
function scrollOn(before) {
  scrollTo(0, document.documentElement.scrollHeight);
  const text = document.querySelector('main [role=status]')?.textContent ?? '';
  const count = Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
  return count > before ? count : false;
}
