import { measureJourney } from './measure-journey.mjs';
import { measureLoads } from './measure-loads.mjs';
import { benchPages, chosenPages, FLOOR } from './pages.mjs';
import { print } from './print.mjs';
import { printFloorShares, printLoads, printPeer, printRatios } from './report-loads.mjs';
import { serveFloor } from './serve-floor.mjs';
import { SLOW_NETWORK } from './slow-network.mjs';
import { weighPages } from './weigh-pages.mjs';

const SLOW_PAGES = 'search,browse,media';

/**
 * The loads of this checkout, and of another one if there is, beside those of the floor page.
 * @param {{
 *   browser: import('playwright').Browser,
 *   products: readonly import('./serve-product.mjs').Product[],
 *   floorPort: number,
 *   runs: number,
 *   pages?: string | undefined,
 *   wants: (part: string) => boolean,
 * }} input `products`: the one before, if there is, and this one; `pages`: beginnings of names; `wants` loads, network
 */
export async function benchLoads({ browser, products, floorPort, runs, pages, wants }) {
  const [present, before] = products.toReversed();
  if (!present) return;
  const floor = await serveFloor({ port: floorPort, sandboxUrl: present.sandbox.url });
  const subjectsOf = async (/** @type {string | undefined} */ names) => {
    const subjects = [{ product: { url: floor.url, sandbox: present.sandbox }, pages: [FLOOR] }];
    for (const product of products)
      subjects.push({ product, pages: chosenPages(await benchPages(product.sandbox), names) });
    return subjects;
  };
  if (wants('loads')) {
    if (!pages && !before)
      print('Requests of one journey, by service', await measureJourney({ browser, product: present }));
    const subjects = await subjectsOf(pages);
    const files = await weighProducts({ browser, products, pages });
    const measured = await measureLoads({ browser, subjects, from: floor.otherSite, runs });
    report(measured, { runs, files, how: 'processor slowed four times' });
  }
  if (wants('network')) {
    const subjects = await subjectsOf(pages ?? SLOW_PAGES);
    const slow = { kinds: ['cold'], network: SLOW_NETWORK };
    const measured = await measureLoads({ browser, subjects, from: floor.otherSite, runs, ...slow });
    report(measured, { runs, how: '150 ms and 1.6 Mbit/s', isSlowNetwork: true });
  }
  floor.close();
}

/**
 * @param {{ browser: import('playwright').Browser, products: readonly import('./serve-product.mjs').Product[],
 *   pages?: string | undefined }} input
 * @returns what the pages of this checkout weigh, by name
 */
async function weighProducts({ browser, products, pages }) {
  let weights = new Map();
  for (const [at, product] of products.entries()) {
    const chosen = chosenPages(await benchPages(product.sandbox), pages);
    weights = await weighPages({ browser, product, pages: chosen });
    const which = at < products.length - 1 ? ' before' : '';
    print(`Files${which}: scripts and style sheets until the page is complete, in gzip`, [...weights]);
  }
  return weights;
}

/**
 * @param {import('./measure-loads.mjs').Samples[]} measured of the floor page, perhaps the checkout before, and this one
 * @param {{ runs: number, how: string, files?: ReadonlyMap<string, Record<string, number>>, isSlowNetwork?: boolean }} input
 */
function report([floor = new Map(), ...checkouts], { runs, how, files, isSlowNetwork = false }) {
  const [present = new Map(), before] = checkouts.toReversed();
  const name = isSlowNetwork ? 'Slow network' : 'Loads';
  const conditions = `${how}, medians of ${runs} with their quartiles, times in milliseconds`;
  if (before) printLoads(`${name} before, ${conditions}`, before);
  printLoads(`${name}, ${conditions}`, new Map([...floor, ...present]));
  if (before)
    printRatios(
      `${name} as shares of those before: medians of the pairs with their quartiles, below 1 is faster`,
      before,
      present,
    );
  const sharesOf = (/** @type {import('./measure-loads.mjs').Samples} */ samples, which = '') =>
    printFloorShares({
      title: `${name}${which} as shares of the floor page's: of the medians`,
      ...{ samples, floor, hasGoals: !isSlowNetwork },
    });
  if (before) sharesOf(before, ' before');
  sharesOf(present);
  printPeer({ samples: present, floor, files, isSlowNetwork });
}
