// npm run check: the fast part of npm test, without a browser. Unit tests run for what changed since the last check that
// passed, and for what depends on it; with --all for everything. Changed lines of the core are mutated (tooling/mutants.mjs),
// unless --no-mutants says otherwise.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { values } = parseArgs({
  allowNegative: true,
  options: { all: { type: 'boolean', default: false }, mutants: { type: 'boolean', default: true } },
});
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { changedSinceLastCheck, writeLastCheck } = await import('./lib/last-check.mjs');
const { snapshot } = await import('./lib/changed-since.mjs');
const { runChecks } = await import('./lib/run-checks.mjs');
const { scopeOfChanges } = await import('./lib/scope.mjs');
const { readWorkspaces } = await import('./lib/workspaces.mjs');

// As they are when the check begins: what changes meanwhile is checked the next time.
const files = snapshot();
const changed = values.all ? undefined : changedSinceLastCheck();
const units = changed ? scopeOfChanges(changed, readWorkspaces()).units : 'all';
const { passed, failed } = await runChecks(units, { mutantsOf: values.mutants ? (changed ?? []) : [] });
if (files && failed === 0) writeLastCheck(files);
if (units !== 'all') {
  const where = units.length > 0 ? `ran in ${[...units].sort().join(', ')}` : 'did not run';
  console.log(
    `\nUnit tests ${where}: the rest is as it was when a check passed. All of them: npm run check -- --all`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
