// npm run bench [-- --runs 9] [-- --pages search,media] [-- --before <folder of another checkout>] [-- --markdown docs/speed.md]
// [-- --only loads,network,navigation,leaving,scrolling,memory,results,markdown,lists,selection,compare]: what docs/speed.md describes. It prints and
// asserts nothing: compare numbers only with numbers of the same run.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runBenchmark } = await import('./bench/run-benchmark.mjs');
/** @param {string} name */
const option = (name) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
};
await runBenchmark({
  runs: Number(option('runs') ?? 9),
  only: option('only'),
  pages: option('pages'),
  before: option('before'),
  markdown: option('markdown'),
});
