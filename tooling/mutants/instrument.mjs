import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir, pathIn, root } from '../lib/paths.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} fileName from the root
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location lines count from 0
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {string} [statusReason] why it does not count: from the comment that leaves it out
 */

/** Of one run: the process that tries the mutants gets it from the one that made them. */
const folder = process.env.MUTANTS_DIR ?? join(cacheDir, 'mutants', String(process.pid));
const textsDir = join(folder, 'texts');
const list = join(folder, 'mutants.json');
/** One line of JSON for each mutant that a test found, and for the one that runs: what is left of a process that hung. */
export const outcomesFile = join(folder, 'outcomes.jsonl');

/**
 * Writes each file with all its mutants, behind a switch that a global variable turns.
 * @param {readonly { file: string, lines?: readonly [number, number][] }[]} files with the first and last of changed lines
 * @returns {Promise<Mutant[]>}
 */
export async function instrument(files) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const silent = () => {};
  const logger = { debug: silent, info: silent, warn: console.warn, isDebugEnabled: () => false };
  const { files: texts, mutants } = await new Instrumenter(logger).instrument(
    files.map(({ file, lines }) => ({
      name: file,
      content: readFileSync(join(root, file), 'utf8'),
      mutate:
        lines?.map(([first, last]) => ({
          start: { line: first - 1, column: 0 },
          end: { line: last, column: 0 },
        })) ?? true,
    })),
    { ignorers: [], excludedMutations: [], noHeader: false, plugins: [] },
  );
  rmSync(textsDir, { recursive: true, force: true });
  for (const { name, content } of texts) {
    mkdirSync(dirname(join(textsDir, name)), { recursive: true });
    writeFileSync(join(textsDir, name), content);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, JSON.stringify(mutants));
  writeFileSync(outcomesFile, '');
  return mutants;
}

/** What the process needs to find it. */
export const environment = () => ({ ...process.env, MUTANTS_DIR: folder });

export function removeInstrumented() {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} path @returns {string | undefined} */
export function readInstrumented(path) {
  const text = join(textsDir, pathIn(root, path));
  return !path.includes('node_modules') && existsSync(text) ? readFileSync(text, 'utf8') : undefined;
}

/** @returns {Mutant[]} */
export function readMutants() {
  return JSON.parse(readFileSync(list, 'utf8'));
}

/**
 * @returns {{ found: Set<string>, reached: Set<string>, tried: Set<string>, running: string | undefined }} ids of mutants; `tried`:
 *   with the test in which each was there
 */
export function readOutcomes() {
  const found = new Set();
  const reached = new Set();
  const tried = new Set();
  let running;
  for (const line of readFileSync(outcomesFile, 'utf8').split('\n').filter(Boolean)) {
    const outcome = JSON.parse(line);
    if (outcome.found) found.add(outcome.found);
    for (const id of outcome.reached ?? []) reached.add(id);
    if (outcome.tried) tried.add(outcome.tried);
    if ('running' in outcome) running = outcome.running;
  }
  return { found, reached, tried, running };
}
