// npm run check: the fast part of npm test, without a browser.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const started = performance.now();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runChecks } = await import('./lib/run-checks.mjs');
const { timesTable } = await import('./lib/times-table.mjs');
const outcome = await runChecks();
console.log(timesTable(outcome, (performance.now() - started) / 1000));
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
