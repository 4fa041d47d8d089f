// npm run bench [-- --runs 7]: sizes, cold and warm loads under a throttled processor, and requests per page. It prints and
// asserts nothing: compare numbers only with numbers of the same run.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runBenchmark } = await import('./bench/run-benchmark.mjs');
const index = process.argv.indexOf('--runs');
await runBenchmark({ runs: index > 0 ? Number(process.argv[index + 1]) : 7 });
