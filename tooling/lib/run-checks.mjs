import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findParts } from '../mutants/parts.mjs';
import { nodeCommand, npmCommand, toolCommand } from './commands.mjs';
import { cacheDir } from './paths.mjs';
import { runStep } from './run-step.mjs';

/** @typedef {{ passed: number, failed: number }} Outcome */

/** Checks that pass or fail as a whole: each counts as one. They run beside the unit tests. */
const STATIC = [
  { name: 'Lint', command: toolCommand('@biomejs/biome', 'check', '--error-on-warnings', '.') },
  { name: 'Types', command: toolCommand('typescript', '-b') },
  { name: 'Public surface', command: nodeCommand('tooling/surface.mjs') },
  { name: 'Boundaries', command: nodeCommand('tooling/boundaries.mjs') },
  { name: 'Literal texts', command: nodeCommand('tooling/messages/literals.mjs') },
  { name: 'Messages', command: nodeCommand('tooling/messages.mjs', '--check') },
  { name: 'Unused code', command: toolCommand('knip', '--no-progress', '--no-config-hints') },
  {
    name: 'Generated wire types',
    command: npmCommand('run', '--silent', 'codegen:check', '-w', 'shared/data'),
  },
];

/**
 * Types, lint, boundaries and unit tests.
 * @param {'all' | string[]} [units] folders whose unit tests run
 * @param {{ inBackground?: boolean, mutantsOf?: string[] }} [options] `inBackground`, beside other tests: gives way to them, and
 *   prints only what failed. `mutantsOf`: files whose changed lines are mutated, if unit tests pass
 * @returns {Promise<Outcome>}
 */
export async function runChecks(units = 'all', { inBackground = false, mutantsOf = [] } = {}) {
  const [statics, tests] = await Promise.all([runStatic(inBackground), runUnitTests(units, inBackground)]);
  const isCore = mutantsOf.length > 0 && findParts(mutantsOf).length > 0;
  if (isCore && tests.failed === 0) {
    const command = nodeCommand('tooling/mutants.mjs', '--changed', ...mutantsOf);
    statics.push(await runStep('Mutants of changed lines', command, { inBackground }));
  }
  return {
    passed: statics.filter(({ ok }) => ok).length + tests.passed,
    failed: statics.filter(({ ok }) => !ok).length + tests.failed,
  };
}

/** @param {boolean} inBackground */
async function runStatic(inBackground) {
  const results = [];
  for (const { name, command } of STATIC) {
    results.push(await runStep(name, command, { quiet: true, inBackground }));
  }
  return results;
}

/**
 * The limit of one unit test beside the tests in a browser. Of code that a test loads when it needs it, 0.8 s of work took
 * more than the usual 30 s there.
 */
const BACKGROUND_LIMIT_MS = 300_000;

/**
 * @param {'all' | string[]} units
 * @param {boolean} inBackground
 * @returns {Promise<Outcome>}
 */
async function runUnitTests(units, inBackground) {
  if (units.length === 0) return { passed: 0, failed: 0 };
  mkdirSync(cacheDir, { recursive: true });
  const report = join(cacheDir, 'unit.json');
  rmSync(report, { force: true });
  const command = toolCommand(
    'jest',
    '--config',
    'tooling/jest.config.mjs',
    // Tests wait for timers part of their time: one worker more than there are cores keeps these busy.
    `--maxWorkers=${availableParallelism() + (inBackground ? 0 : 1)}`,
    '--silent',
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    ...(inBackground ? [`--testTimeout=${BACKGROUND_LIMIT_MS}`] : []),
    ...(units === 'all' ? [] : units.map((dir) => `${dir}/`)),
  );
  const step = await runStep('Unit tests', command, {
    quiet: inBackground,
    inBackground,
    env: inBackground ? { UNIT_WAIT_MS: String(BACKGROUND_LIMIT_MS / 3) } : {},
  });
  return readReport(report, step.ok);
}

/** @param {string} report @param {boolean} ok @returns {Outcome} */
function readReport(report, ok) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
