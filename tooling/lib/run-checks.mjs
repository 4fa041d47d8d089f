import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';
import { runStep } from './run-step.mjs';

/** Checks that pass or fail as a whole: each counts as one. */
const STEPS = [
  { name: 'Types', command: ['npx', 'tsc', '-b'] },
  { name: 'Lint', command: ['npx', 'biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Boundaries', command: ['node', 'tooling/boundaries.mjs'] },
  { name: 'Generated wire types', command: ['npm', 'run', '--silent', 'codegen:check', '-w', 'shared/data'] },
];

/** Types, lint, boundaries and unit tests. @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  let passed = 0;
  let failed = 0;
  for (const step of STEPS) {
    const ok = await runStep(step.name, step.command);
    if (ok) passed += 1;
    else failed += 1;
  }
  mkdirSync(cacheDir, { recursive: true });
  const report = join(cacheDir, 'unit.json');
  const jest = [
    'npx',
    'jest',
    '--config',
    'tooling/jest.config.mjs',
    '--silent',
    '--json',
    `--outputFile=${report}`,
  ];
  const ok = await runStep('Unit tests', jest);
  const counts = readCounts(report);
  if (!counts) return { passed, failed: failed + 1 };
  const crashed = !ok && counts.failed === 0 ? 1 : 0;
  return { passed: passed + counts.passed, failed: failed + counts.failed + crashed };
}

/** @param {string} report */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return undefined;
  }
}
