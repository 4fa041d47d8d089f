// npm run check: the fast part of npm test, without a browser.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runChecks } = await import('./lib/run-checks.mjs');
const result = await runChecks();
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed > 0 ? 1 : 0;
