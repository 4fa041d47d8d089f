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
    const fileOf = new Map(readMutants().map(({ id, fileName }) => [id, nameOf(fileName)]));
    const runFile = async (test, only) => {
      Object.assign(run, { file: pathIn(root, test.path), only, isSpoilt: false, failed: undefined });
      await super.runTests([test], watcher, { ...options, serial: true });
    };
    /** Files of tests that have to be tried with the mutant alone. @type {Map<string, Set<any>>} */
    const left = new Map();
    const sorted = tests.toSorted((a, b) => costOf(a) - costOf(b));
    const names = new Set(fileOf.values());
    // What a file of tests is named after is tried in it first: most mutants are found there, at once.
    const isOwn = (test) => names.has(nameOf(test.path));
    for (const [test, own] of [
      ...sorted.filter(isOwn).map((one) => [one, true]),
      ...sorted.map((one) => [one]),
    ]) {
      const mayTry = (id) => !own || fileOf.get(id) === nameOf(test.path);
      Object.assign(run, { again: new Set(), mayTry });
      let failures = 0;
      do {
        await runFile(test);
        if (run.failed) failures += 1;
        // A busy machine may be too slow once.
        if (failures > 2) throw new Error(`${test.path} fails without a mutant: ${run.failed}`);
      } while (run.isSpoilt || run.failed);
      for (const id of run.again) left.set(id, (left.get(id) ?? new Set()).add(test));
    }
    for (const [id, files] of left) {
      const rank = ({ path }) => (nameOf(path) === fileOf.get(id) ? 0 : 1);
      for (const test of [...files].toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_FILES)) {
        if (found.has(id)) break;
        await runFile(test, id);
        if (run.failed) markFound(id);
      }
    }
  }
}

/** @param {string} path @returns {string} of the file, without what it ends with */
const nameOf = (path) => basename(path).replace(/(?:\.test)?\.\w+$/, '');

/** Tests with a document take longest to start. */
function costOf({ path }) {
  const text = readFileSync(path, 'utf8');
  return text.length + (text.includes('@jest-environment jsdom') ? 1e6 : 0);
}
