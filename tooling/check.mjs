// npm run check: the fast part of npm test, without a browser. Unit tests run for what changed since the last check that
// passed, and for what depends on it; with --all for everything. Changed lines of the core are mutated (tooling/mutants.mjs),
// unless --no-mutants says otherwise.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const started = performance.now();
const { values } = parseArgs({
  allowNegative: true,
  options: { all: { type: 'boolean', default: false }, mutants: { type: 'boolean', default: true } },
});
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { differingFiles, readFiles, readLastCheck, writeLastCheck } = await import('./lib/last-check.mjs');
const { runChecks } = await import('./lib/run-checks.mjs');
const { scopeOfChanges } = await import('./lib/scope.mjs');
const { timesTable } = await import('./lib/times-table.mjs');
const { readWorkspaces } = await import('./lib/workspaces.mjs');

const files = readFiles();
const last = values.all ? undefined : readLastCheck();
const changed = files && last ? differingFiles(last, files) : undefined;
const units = changed ? scopeOfChanges(changed, readWorkspaces()).units : 'all';
const outcome = await runChecks(units, { mutantsOf: values.mutants ? (changed ?? []) : [] });
if (files && outcome.failed === 0) writeLastCheck(files);
console.log(timesTable(outcome, (performance.now() - started) / 1000));
if (units !== 'all') {
  const where = units.length > 0 ? `ran in ${[...units].sort().join(', ')}` : 'did not run';
  console.log(
    `\nUnit tests ${where}: the rest is as it was when a check passed. All of them: npm run check -- --all`,
  );
}
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
