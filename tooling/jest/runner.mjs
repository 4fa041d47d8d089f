import { AsyncLocalStorage } from 'node:async_hooks';
import circus from 'jest-circus/runner';

/** The storages in use since the last file of tests. */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * Jest's own runner of one file. It loads its parts anew for each file, an AsyncLocalStorage among them, and leaves that
 * enabled: Node then copies the stores of all files before to each new promise, and the time of a file grows with their
 * number. Here the storages of a file end with it.
 */
export default async function runTestFile(...args) {
  try {
    return await circus.default(...args);
  } finally {
    for (const storage of used) storage.disable();
    used.clear();
  }
}
