import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistryFile, writeRegistryFile } from './registry-file.mjs';

/** @typedef {ReturnType<typeof readRegistryFile>} RegistryFile */

/** Releases that another one has overtaken while they were checked; more at once mean that something else is wrong. */
const MOST_TRIES = 10;
/** What is done under the lock takes milliseconds: an older one belongs to a process that was ended. */
const STALE_MS = 30_000;
const PAUSE_MS = 25;

/**
 * Changes the registry by compare and retry: what was checked against one content is never written over another, so that of two
 * releases at once none is lost, and both know of each other's paths.
 * @param {string} file
 * @param {(registry: RegistryFile) => Promise<RegistryFile>} change called again with the newer content when the file has changed
 *   meanwhile; a rejection leaves the file as it is
 */
export async function changeRegistry(file, change) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = textOf(file);
    const next = await change(readRegistryFile(file));
    const isWritten = await withFileLock(`${file}.lock`, () => {
      if (textOf(file) !== before) return false;
      writeRegistryFile(file, next);
      return true;
    });
    if (isWritten) return;
  }
  throw new Error(`The registry ${file} changed ${MOST_TRIES} times while this release was checked`);
}

/** @param {string} file @returns {string | undefined} what reads the file says what is wrong with a missing one */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs something while no other process does that holds the same lock. The lock is a file that exists meanwhile, since creating a
 * file that must not exist is one step also on shared folders.
 * @template Result
 * @param {string} file
 * @param {() => Result} run
 * @returns {Promise<Result>} rejects when the lock cannot be had while others come and go
 */
export async function withFileLock(file, run) {
  const end = Date.now() + 2 * STALE_MS;
  while (!create(file)) {
    if (Date.now() > end) throw new Error(`${file} is held by another release`);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > STALE_MS) rmSync(file, { force: true });
    else await wait(PAUSE_MS);
  }
  try {
    return run();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file @returns {boolean} false when it is there already */
function create(file) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (cause) {
    if (cause.code === 'EEXIST') return false;
    throw cause;
  }
}
