// npm run bench [-- --runs 7] [-- --only loads|lists|results|compare|markdown|navigation|scrolling|memory]
// [-- --before <folder of another checkout>]: sizes, requests per page, cold and warm loads under a throttled processor, lists of 1,000
// to 20,000 entries, 5,000 results scrolled, 2 to 20 users compared, hostile posts, navigations within the product, frames while
// scrolling, and memory after 200 navigations. With `--before`, the loads of the other checkout and of this one in turn. It prints and
// asserts nothing: compare numbers only with numbers of the same run.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runBenchmark } = await import('./bench/run-benchmark.mjs');
/** @param {string} name */
const option = (name) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
};
await runBenchmark({ runs: Number(option('runs') ?? 7), only: option('only'), before: option('before') });
