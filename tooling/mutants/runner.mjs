import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import TestRunner from 'jest-runner';
import { pathIn, root } from '../lib/paths.mjs';
import { readMutants } from './instrument.mjs';
import { found, markFound, run } from './test-runner.mjs';

/** A mutant that has to be there from the start is tried in so many files of tests. */
const MOST_FILES = 4;

// What a mutant left behind may fail after its test has ended; jest sees what fails during one.
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => {});

/** Tries all mutants in every file of tests, and then those that this could not judge, one by one. */
export default class MutantsRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const runFile = async (test, only) => {
      Object.assign(run, { file: pathIn(root, test.path), only, isSpoilt: false, failed: undefined });
      await super.runTests([test], watcher, { ...options, serial: true });
    };
    /** Files of tests that have to be tried with the mutant alone. @type {Map<string, any[]>} */
    const left = new Map();
    for (const test of tests.toSorted((a, b) => costOf(a) - costOf(b))) {
      Object.assign(run, { again: new Set() });
      let failures = 0;
      do {
        await runFile(test);
        if (run.failed) failures += 1;
        // A busy machine may be too slow once.
        if (failures > 2) throw new Error(`${test.path} fails without a mutant: ${run.failed}`);
      } while (run.isSpoilt || run.failed);
      for (const id of run.again) left.set(id, [...(left.get(id) ?? []), test]);
    }
    const fileOf = new Map(readMutants().map(({ id, fileName }) => [id, basename(fileName).split('.')[0]]));
    for (const [id, files] of left) {
      const isOwn = ({ path }) => (basename(path).startsWith(`${fileOf.get(id)}.`) ? 0 : 1);
      for (const test of files.toSorted((a, b) => isOwn(a) - isOwn(b)).slice(0, MOST_FILES)) {
        if (found.has(id)) break;
        await runFile(test, id);
        if (run.failed) markFound(id);
      }
    }
  }
}

/** Tests with a document take longest to start. */
function costOf({ path }) {
  return readFileSync(path, 'utf8').length + (path.endsWith('x') ? 1e6 : 0);
}
