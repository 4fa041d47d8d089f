import { launchChromium } from '../lib/browser.mjs';
import { allParts, measureBudgets } from '../lib/budgets.mjs';
import { buildAll } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { measureCompare } from './measure-compare.mjs';
import { measureJourney } from './measure-journey.mjs';
import { measureList } from './measure-list.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { LONGEST_MS, measurePosts } from './measure-posts.mjs';
import { measureResults } from './measure-results.mjs';
import { measureScrolling } from './measure-scrolling.mjs';
import { benchPages } from './pages.mjs';
import { print, printLoads, printPosts, printRatios } from './print.mjs';
import { serveProduct } from './serve-product.mjs';
import { startCheckout } from './start-checkout.mjs';
import { withKeptPictures } from './with-kept-pictures.mjs';

const LIST_SIZES = [1_000, 5_000, 20_000];
const RESULTS = 5_000;
const COMPARED_USERS = [2, 10, 20];
/** Entries of each of them. */
const COMPARED_LISTS = 2_000;

const NAVIGATION =
  'From the press of a link to the frame with the next page, at full speed, medians, milliseconds';
const SCROLLING = 'Scrolled by the wheel, processor slowed four times: frames, and what they cost';
const MEMORY = 'Memory after a collection of garbage, on the same page each time';

/**
 * @param {{ runs: number, only?: string | undefined, before?: string | undefined }} input `only`: one of the parts below;
 *   `before`: folder of another checkout, whose loads are measured in turn with this one's
 */
export async function runBenchmark({ runs, only, before }) {
  await buildAll();
  const sizes = measureBudgets(allParts).map(({ name, bytes }) => [name, { gzip: bytes / 1024 }]);
  print('Sizes, KB of gzip', sizes);
  const portBase = Number(process.env.BENCH_PORT_BASE ?? 4800);
  const browser = await launchChromium();
  if (before !== undefined) {
    await comparePair({ browser, portBase, runs, before });
    await browser.close();
    process.exit(0);
  }
  const wants = (/** @type {string} */ part) => only === undefined || only === part;
  if (['loads', 'results', 'markdown', 'navigation', 'scrolling', 'memory'].some(wants)) {
    const product = await serveProduct(portBase);
    if (wants('loads')) {
      await visitPages({ browser, product });
      print('Requests of one journey, by service', await measureJourney({ browser, product }));
      printLoads(await measureLoads({ browser, product, runs }), runs);
    }
    if (wants('results'))
      print(
        'Search results, scrolled: the longest task in milliseconds and in processor time, none below 50 ms is reported',
        await withKeptPictures(product, () => measureResults({ browser, product, count: RESULTS })),
      );
    if (wants('navigation')) print(NAVIGATION, await measureNavigation({ browser, product }));
    if (wants('scrolling'))
      print(SCROLLING, await withKeptPictures(product, () => measureScrolling({ browser, product })));
    if (wants('memory')) print(MEMORY, await measureMemory({ browser, product }));
    if (wants('markdown')) printPosts(await measurePosts({ browser, product }), LONGEST_MS);
    await product.close();
  }
  if (wants('lists')) {
    const lists = [];
    for (const size of LIST_SIZES) {
      const product = await serveProduct(portBase, { SANDBOX_LIST: String(size) });
      lists.push(await withKeptPictures(product, () => measureList({ browser, product, size })));
      await product.close();
    }
    print(
      'Lists: first card with the processor slowed four times, then at full speed, milliseconds; the longest tasks and their processor time',
      lists,
    );
  }
  if (wants('compare')) {
    const product = await serveProduct(portBase, { SANDBOX_LISTS: String(COMPARED_LISTS) });
    const comparisons = [];
    for (const users of COMPARED_USERS) {
      comparisons.push(await withKeptPictures(product, () => measureCompare({ browser, product, users })));
    }
    print(
      `Compare, lists of ${COMPARED_LISTS}: responses of the worker to other users and to a changed filter, and the longest tasks in processor time, milliseconds`,
      comparisons,
    );
    await product.close();
  }
  await browser.close();
  process.exit(0);
}

/** @param {{ browser: import('playwright').Browser, portBase: number, runs: number, before: string }} input */
async function comparePair({ browser, portBase, runs, before }) {
  // Both come from `npm start`: a server in the process that measures would not cost the same as one beside it.
  const products = [
    await startCheckout({ dir: before, portBase }),
    await startCheckout({ dir: root, portBase: portBase + 20 }),
  ];
  const [old, present] = [new Map(), new Map()];
  try {
    for (const product of products) await visitPages({ browser, product });
    for (let run = 0; run < runs; run += 1) {
      // The one that goes first changes with each run.
      const turns = [
        [products[0], old],
        [products[1], present],
      ];
      for (const [product, samples] of run % 2 ? turns.reverse() : turns)
        await measureLoads({ browser, product, runs: 1, samples });
    }
  } finally {
    for (const product of products) await product.close();
  }
  console.log(`\nBefore: ${before}`);
  printLoads(old, runs);
  console.log('\nThis checkout:');
  printLoads(present, runs);
  printRatios(old, present);
}

/**
 * Opens every page that is measured, so that the sandbox has its pictures.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product }} input
 */
async function visitPages({ browser, product }) {
  const pages = await benchPages(product.sandbox);
  await withKeptPictures(product, async () => {
    for (const page of pages) await measureLoad({ browser, product, page, kinds: ['cold'] });
  });
}

/**
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product, runs: number,
 *   samples?: Map<string, Record<string, number>[]> }} input `samples`: where they are added
 * @returns {Promise<Map<string, Record<string, number>[]>>} samples by page and kind of load
 */
async function measureLoads({ browser, product, runs, samples = new Map() }) {
  const pages = await benchPages(product.sandbox);
  // Interleaved, so that a slow moment of the machine touches every page alike.
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      for (const { kind, sample } of await measureLoad({ browser, product, page })) {
        const key = `${page.name}, ${kind}`;
        samples.set(key, [...(samples.get(key) ?? []), sample]);
      }
    }
  }
  return samples;
}
