import { spawn } from 'node:child_process';
import { appendFileSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { toolCommand } from '../lib/commands.mjs';
import { root } from '../lib/paths.mjs';
import { environment, instrument, outcomesFile, readOutcomes, removeInstrumented } from './instrument.mjs';

/** A process that says nothing for as long hangs, in milliseconds: with a mutant, a test has ended long before. */
const SILENT_MS = 60_000;
const SILENT_WITH_MUTANT_MS = 20_000;
/** Gives way to everything else. */
const LOWEST_PRIORITY = 19;

/**
 * @param {import('./parts.mjs').Part} part
 * @param {{ most: number }} options mutants to try: a file that would exceed them is left out, with those after it
 * @returns {Promise<import('./report.mjs').Result>}
 */
export async function tryMutants({ dir, tests, targets }, { most }) {
  const started = performance.now();
  let files = targets;
  let mutants = await instrument(files);
  while (mutants.length > most) {
    files = files.slice(0, -1);
    mutants = await instrument(files);
  }
  if (files.length < targets.length) {
    console.log(`Only ${files.length} of ${targets.length} changed files: npm run mutants -- ${dir}`);
  }
  if (mutants.length === 0) return { mutants, found: new Set(), reached: new Set(), seconds: 0 };
  const config = ['--config', 'tooling/mutants/jest.config.mjs', '--roots', ...tests];
  // Tests that fail for a mutant are no failure of jest; the runner throws when one fails without.
  const flags = ['--runInBand', '--silent', '--passWithNoTests', '--testFailureExitCode=0'];
  const command = toolCommand('jest', ...config, ...flags);
  const related = ['--findRelatedTests', ...files.map(({ file }) => file)];
  while (await hangs([...command, ...related])) {
    const { running } = readOutcomes();
    if (running) appendFileSync(outcomesFile, `${JSON.stringify({ found: running })}\n`);
  }
  const outcomes = readOutcomes();
  removeInstrumented();
  return { mutants, ...outcomes, seconds: (performance.now() - started) / 1000 };
}

/** @param {string[]} command @returns {Promise<boolean>} whether it had to be ended */
function hangs([file = '', ...args]) {
  const child = spawn(file, args, { cwd: root, env: environment(), stdio: ['ignore', 'inherit', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY);
  const began = Date.now();
  let isEnded = false;
  const watch = setInterval(() => {
    const silentMs = Date.now() - Math.max(began, statSync(outcomesFile).mtimeMs);
    if (silentMs < SILENT_WITH_MUTANT_MS) return;
    if (silentMs < SILENT_MS && !readOutcomes().running) return;
    isEnded = true;
    child.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0 || isEnded) resolve(isEnded);
      else reject(new Error('The unit tests do not pass without a mutant'));
    });
  });
}
