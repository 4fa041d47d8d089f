import { median } from './print.mjs';

/** Passes over the way; the cells are the medians of each step. */
const PASSES = 5;
const CONTENT_TIMEOUT_MS = 30_000;
/** Longer than a request waits for its turn; the data layer's own pace is in no number. */
const PAUSE_MS = 2_500;
/** What a page loads by itself, and stores, it has done by then. */
const REST_MS = 2_000;
/** Until the preload of a hovered link is here. */
const HOVER_MS = 1_500;

const CARD = 'main a[href*="/ani/anime/"]';
/** A heading is there before the response: it says that the page loads. */
const PICTURE = 'main img[src*="/images/"]';

/**
 * The way: a press on a link, and the selector of what the next page's content is. `at`: which of the links; each pass takes another one,
 * so that its data is in no cache.
 */
const WAY = [
  { name: 'search to media', link: CARD, path: '/ani/anime/', content: PICTURE },
  {
    name: 'media to character',
    link: 'main a[href*="/ani/character/"]',
    path: '/ani/character/',
    content: PICTURE,
  },
  { name: 'back to media', path: '/ani/anime/', content: PICTURE },
  { name: 'media to studio', link: 'main a[href*="/ani/studio/"]', path: '/ani/studio/', content: CARD },
  { name: 'studio to media', link: CARD, path: '/ani/anime/', content: PICTURE },
  { name: 'media to browse', link: 'header a[href*="/browse/anime"]', path: '/browse/', content: CARD },
  { name: 'browse to search', path: '/search/', content: CARD, to: 'search/anime' },
];

/**
 * From the press of a link to the frame with the next page's content, milliseconds at full speed: 'click to request' until the page's
 * request leaves, 'service' until its response is here, 'response to content' after it, and 'beyond the service', which is all but the
 * service's share. With the data on this device, 'beyond the service' is all of it.
 * @param {{ browser: import('playwright').Browser, product: Pick<import('./serve-product.mjs').Product, 'url'>, passes?: number }} input
 * @returns {Promise<[string, Record<string, number>][]>}
 */
export async function measureNavigation({ browser, product, passes = PASSES }) {
  const samples = new Map();
  for (const isHovered of [false, true]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(observeNavigations);
    await page.goto(`${product.url}search/anime`);
    await page.locator(CARD).first().waitFor();
    await page.waitForTimeout(REST_MS);
    // The first pass loads the code of the pages.
    for (let pass = 0; pass <= passes; pass += 1) {
      for (const step of WAY) {
        const sample = await measureStep({
          page,
          step,
          isHovered,
          pass,
          root: new URL(product.url).pathname,
        });
        const name = `${step.name}${isHovered && step.link ? ', hovered' : ''}`;
        if (pass > 0 && (step.link || !isHovered)) samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
    await context.close();
  }
  return [...samples].map(([name, list]) => [name, mediansOfAll(list)]);
}

/** Members that some samples do not have (a request) are the medians of those that do. @param {readonly Record<string, number>[]} list */
function mediansOfAll(list) {
  const names = ['click to request', 'service', 'response to content', 'beyond the service', 'all'];
  return Object.fromEntries(
    names.map((name) => [name, median(list.map((sample) => sample[name]).filter((ms) => ms !== undefined))]),
  );
}

/**
 * @param {{ page: import('playwright').Page, step: (typeof WAY)[number], isHovered: boolean, pass: number, root: string }} input
 */
async function measureStep({ page, step, isHovered, pass, root }) {
  await page.evaluate((ms) => {
    window.__ahead += ms;
  }, PAUSE_MS);
  const begin = { path: root.slice(0, -1) + step.path, content: step.content };
  if (step.link) {
    const links = page.locator(step.link);
    const link = links.nth(Math.min(pass, (await links.count()) - 1));
    await link.scrollIntoViewIfNeeded();
    if (isHovered) {
      await link.hover();
      await page.waitForTimeout(HOVER_MS);
    }
    await page.evaluate((expected) => window.__navigation.expect(expected), begin);
    // Without the pointer on the link: hovering would preload it.
    if (isHovered) await page.mouse.down().then(() => page.mouse.up());
    else await link.evaluate((element) => element.click());
  } else {
    await page.evaluate((expected) => window.__navigation.expect(expected), begin);
    await page.evaluate(
      (to) => {
        window.__navigation.press();
        if (to === undefined) history.back();
        else {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }
      },
      step.to && root + step.to,
    );
  }
  const seen = await page
    .waitForFunction(() => window.__navigation.seen(), undefined, { timeout: CONTENT_TIMEOUT_MS })
    .catch((e) => {
      console.log(step.name, page.url());
      throw e;
    });
  const sample = await seen.jsonValue();
  await page.waitForTimeout(REST_MS);
  await page.mouse.move(0, 400);
  return sample;
}

/** Runs in the page, before anything else. Times of frames, not of tasks: what counts is what the user sees. */
function observeNavigations() {
  const now = Date.now;
  window.__ahead = 0;
  Date.now = () => now() + window.__ahead;

  let wanted;
  let pressed = 0;
  let content;
  const requests = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.initiatorType === 'fetch' && /graphql|\/mal\//.test(entry.name)) requests.push(entry);
  }).observe({ type: 'resource', buffered: true });

  const look = () => {
    if (!wanted) return;
    const found = location.pathname.startsWith(wanted.path) && document.querySelector(wanted.content);
    if (!found || found === wanted.before) return;
    wanted = undefined;
    // The first frame with it ends where the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame((at) => {
        content = at;
      }),
    );
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true },
  );

  window.__navigation = {
    expect: (next) => {
      wanted = { ...next, before: document.querySelector(next.content) };
      content = undefined;
      performance.clearResourceTimings();
      requests.length = 0;
    },
    press: () => {
      pressed = performance.now();
    },
    seen: () => {
      if (!(content > 0)) return false;
      const first = requests.find(
        ({ startTime, responseEnd }) => startTime >= pressed && responseEnd <= content,
      );
      const service = first ? first.responseEnd - first.startTime : 0;
      return {
        ...(first && {
          'click to request': first.startTime - pressed,
          service,
          'response to content': content - first.responseEnd,
        }),
        'beyond the service': content - pressed - service,
        all: content - pressed,
      };
    },
  };
}
