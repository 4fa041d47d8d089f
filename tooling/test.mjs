// npm test: everything that has to hold before a change lands. The last line is the sum.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runTests } = await import('./lib/run-tests.mjs');
const { passed, failed } = await runTests();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
