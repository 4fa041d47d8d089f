import { measureLeaving } from './measure-leaving.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { LONGEST_MS, measurePosts } from './measure-posts.mjs';
import { measureResults } from './measure-results.mjs';
import { measureScrolling } from './measure-scrolling.mjs';
import { print } from './print.mjs';
import { withKeptPictures } from './with-kept-pictures.mjs';

const RESULTS = 5_000;
const SLOWEST = 10;

/** @typedef {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product }} Measured */

/**
 * Parts other than loads that any checkout can be measured by. `which` stands behind the table's name.
 * @type {Record<string, (measured: Measured, which: string) => Promise<void>>}
 */
export const CHECKOUT_PARTS = {
  results: async ({ browser, product }, which) =>
    print(
      `Search results${which}, scrolled: the longest task in milliseconds and in processor time, none below 50 ms is reported`,
      await withKeptPictures(product, () => measureResults({ browser, product, count: RESULTS })),
    ),
  navigation: async (measured, which) =>
    print(
      `Navigation${which}: from the press of a link to the frame with the next page, at full speed, medians, milliseconds`,
      await measureNavigation(measured),
    ),
  leaving: async (measured, which) =>
    print(
      `Leaving${which}: a page whose pictures are still loading, over a slow network, medians, milliseconds`,
      await measureLeaving(measured),
    ),
  scrolling: async ({ browser, product }, which) =>
    print(
      `Scrolling${which}: by the wheel, processor slowed four times: frames, and what they cost`,
      await withKeptPictures(product, () => measureScrolling({ browser, product })),
    ),
  memory: async (measured, which) =>
    print(
      `Memory${which}: after a collection of garbage, on the same page each time`,
      await measureMemory(measured),
    ),
  markdown: async (measured, which) => {
    const [ordinary, ...hostile] = await measurePosts(measured);
    const slowest = hostile.toSorted((a, b) => b.longestTask - a.longestTask).slice(0, SLOWEST);
    print(
      `Posts${which}: processor time of the longest task while one is shown, milliseconds, of ${hostile.length} long hostile texts the slowest ten`,
      [...slowest, ordinary].map(({ name, longestTask }) => [name, { longestTask }]),
    );
    const over = hostile.filter(({ longestTask }) => longestTask > LONGEST_MS).length;
    console.log(`${over} of ${hostile.length} hold the page for more than ${LONGEST_MS} ms`);
  },
};
