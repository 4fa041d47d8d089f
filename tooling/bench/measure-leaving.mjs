import { goWithin } from './observe-work.mjs';
import { median } from './print.mjs';
import { emulateNetwork, SLOW_NETWORK } from './slow-network.mjs';

const PASSES = 5;
/** The shell has stored what it stores, and its own lazy parts are here. */
const REST_MS = 3_000;
/** How long the results are looked at: their pictures are still arriving. */
const LOOK_MS = 300;
const TIMEOUT_MS = 30_000;

const ANIME = 'main a[href*="/ani/anime/"]';
/** Their pictures are not on the device when the page of a manga is opened for the first time. */
const MANGA = 'main a[href*="/ani/manga/"]';
/** The page before stays until the results are here; it has links as well, but no field to search. */
const SEARCH_FIELD = 'main input[type="search"]';

/**
 * Over a slow network, from the press of a result whose page of results still loads its pictures: until the media page is there, and
 * until all its pictures in sight are; milliseconds, medians. The code of both pages is on the device.
 * @param {{ browser: import('playwright').Browser, product: Pick<import('./serve-product.mjs').Product, 'url'>, passes?: number }} input
 * @returns {Promise<[string, Record<string, number>][]>}
 */
export async function measureLeaving({ browser, product, passes = PASSES }) {
  const samples = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    samples.push(await measurePass(await context.newPage(), product, pass));
    await context.close();
  }
  const medianOf = (/** @type {string} */ name) => median(samples.map((sample) => sample[name]));
  const cells = Object.fromEntries(
    ['content', 'pictures in sight', 'cancelled'].map((name) => [name, medianOf(name)]),
  );
  return [['search, left at once, to media', cells]];
}

/**
 * @param {import('playwright').Page} page
 * @param {Pick<import('./serve-product.mjs').Product, 'url'>} product
 * @param {number} pass each presses another result
 */
async function measurePass(page, product, pass) {
  await page.goto(`${product.url}search/anime`);
  await page.locator(ANIME).first().waitFor();
  // The code of a media page.
  await page.locator(ANIME).first().click();
  await mediaPicture(page, '/ani/anime/');
  await page.waitForTimeout(REST_MS);
  const session = await page.context().newCDPSession(page);
  let cancelled = 0;
  session.on('Network.loadingFailed', ({ canceled, type }) => {
    if (canceled && type === 'Image') cancelled += 1;
  });
  await emulateNetwork((method, params) => session.send(method, params), SLOW_NETWORK);
  await goWithin(page, `${new URL(product.url).pathname}search/manga`);
  await resultsOf(page);
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(
    ({ selector, index }) => {
      window.__pressed = performance.now();
      [...document.querySelectorAll(selector)][index]?.click();
    },
    { selector: MANGA, index: 2 * pass + 1 },
  );
  await mediaPicture(page, '/ani/manga/');
  const content = await sincePress(page);
  await page.waitForFunction(
    () => {
      const inSight = [...document.querySelectorAll('main img')].filter(
        (picture) => picture.getBoundingClientRect().top < innerHeight,
      );
      return inSight.length > 1 && inSight.every((picture) => picture.complete);
    },
    undefined,
    { timeout: TIMEOUT_MS },
  );
  return { content, 'pictures in sight': await sincePress(page), cancelled };
}

/** @param {import('playwright').Page} page */
function resultsOf(page) {
  return page.waitForFunction(
    ({ field, selector }) => document.querySelector(field) && document.querySelector(selector),
    { field: SEARCH_FIELD, selector: MANGA },
    { timeout: TIMEOUT_MS },
  );
}

/** Of the media's own pictures the banner or the cover comes first. @param {import('playwright').Page} page @param {string} path */
function mediaPicture(page, path) {
  return page.waitForFunction(
    (part) => location.pathname.includes(part) && document.querySelector('main img[fetchpriority=high]'),
    path,
    { timeout: TIMEOUT_MS },
  );
}

/** @param {import('playwright').Page} page @returns {Promise<number>} milliseconds */
const sincePress = (page) => page.evaluate(() => performance.now() - window.__pressed);
