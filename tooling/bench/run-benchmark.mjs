import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { launchChromium } from '../lib/browser.mjs';
import { allParts, measureBudgets } from '../lib/budgets.mjs';
import { buildAll } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { benchLoads } from './bench-loads.mjs';
import { CHECKOUT_PARTS } from './checkout-parts.mjs';
import { withTables } from './markdown-tables.mjs';
import { measureCompare } from './measure-compare.mjs';
import { measureList } from './measure-list.mjs';
import { measureSelection, SELECTED_LIST } from './measure-selection.mjs';
import { print, printedTables } from './print.mjs';
import { serveProduct } from './serve-product.mjs';
import { startCheckout } from './start-checkout.mjs';
import { withKeptPictures } from './with-kept-pictures.mjs';

const LIST_SIZES = [1_000, 5_000, 20_000];
const SELECTION_SIZES = [5_000, 20_000];
const COMPARED_USERS = [2, 10, 20];
/** Entries of each of them. */
const COMPARED_LISTS = 2_000;

const LOADS = ['loads', 'network'];
const PARTS = [...LOADS, ...Object.keys(CHECKOUT_PARTS), 'lists', 'selection', 'compare'];

/** What an idle machine shows a minute after something ran. */
const IDLE_LOAD = 0.5;

/** Ports beside those of the product: shell, remotes and sandbox have the first eleven. */
const FLOOR_PORT = 11;
const BEFORE_PORTS = 20;

/**
 * @param {{ runs: number, only?: string | undefined, pages?: string | undefined, before?: string | undefined, markdown?: string | undefined }} input
 *   `only`: parts, separated by commas; `pages`: beginnings of names of pages whose loads are measured; `before`: folder of another
 *   checkout, which is measured beside this one, its loads if `only` says nothing else; `markdown`: a document whose tables of
 *   figures are replaced
 * @throws {Error} when a part does not exist
 */
export async function runBenchmark({ runs, only, pages, before, markdown }) {
  const parts = only?.split(',') ?? (before === undefined ? PARTS : ['loads']);
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`No part "${unknown}". There are: ${PARTS.join(', ')}.`);
  const wants = (/** @type {string} */ part) => parts.includes(part);
  const [busy = 0] = loadavg();
  if (busy > IDLE_LOAD) console.log(`The machine is busy (load ${busy.toFixed(1)}): times will say little.`);
  await buildAll();
  const sizes = measureBudgets(allParts).map(({ name, bytes }) => [name, { gzip: bytes / 1024 }]);
  print('Sizes, KB of gzip', sizes);
  const portBase = Number(process.env.BENCH_PORT_BASE ?? 4800);
  const browser = await launchChromium();
  await benchCheckouts({ browser, portBase, runs, pages, before, wants });
  if (wants('lists')) await benchLists({ browser, portBase });
  if (wants('selection')) await benchSelection({ browser, portBase });
  if (wants('compare')) await benchCompare({ browser, portBase });
  await browser.close();
  if (markdown !== undefined) {
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(markdown, withTables(readFileSync(markdown, 'utf8'), printedTables(), today));
  }
  process.exit(0);
}

/**
 * What is measured on this checkout and on the one before alike.
 * @param {{ browser: import('playwright').Browser, portBase: number, runs: number, pages: string | undefined,
 *   before: string | undefined, wants: (part: string) => boolean }} input
 */
async function benchCheckouts({ browser, portBase, runs, pages, before: dir, wants }) {
  const others = Object.entries(CHECKOUT_PARTS).filter(([part]) => wants(part));
  if (!LOADS.some(wants) && others.length === 0) return;
  // Each server is a process of its own: one in the process that measures would not cost the same as one beside it.
  const present = await startCheckout({ dir: root, portBase });
  const open = [present];
  try {
    const before = dir && (await startCheckout({ dir, portBase: portBase + BEFORE_PORTS }));
    if (before) open.unshift(before);
    if (LOADS.some(wants)) {
      const floorPort = portBase + FLOOR_PORT;
      await benchLoads({ browser, products: open, floorPort, runs, pages, wants });
    }
    for (const [, measure] of others)
      for (const product of open) await measure({ browser, product }, product === before ? ' before' : '');
  } finally {
    for (const product of open) await product.close();
  }
}

/** @param {{ browser: import('playwright').Browser, portBase: number }} input */
async function benchLists({ browser, portBase }) {
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

/** @param {{ browser: import('playwright').Browser, portBase: number }} input */
async function benchSelection({ browser, portBase }) {
  const product = await serveProduct(portBase, { SANDBOX_LIST: String(SELECTED_LIST) });
  const sizes = [];
  for (const size of SELECTION_SIZES) sizes.push(await measureSelection({ browser, product, size }));
  print(
    'Selection: all entries of a list selected, previewed and exported, the longest task of the page in processor time, milliseconds',
    sizes,
  );
  await product.close();
}

/** @param {{ browser: import('playwright').Browser, portBase: number }} input */
async function benchCompare({ browser, portBase }) {
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
