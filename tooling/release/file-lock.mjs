import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What is done under the lock takes milliseconds: an older one belongs to a process that was ended. */
const STALE_MS = 30_000;
const PAUSE_MS = 25;

/**
 * Runs something while no other process does that holds the same lock. The lock is a file that exists meanwhile, since creating a
 * file that must not exist is one step also on shared folders.
 * @template Result
 * @param {string} file
 * @param {() => Result} run
 * @returns {Promise<Result>} rejects when the lock cannot be had within STALE_MS, after which every lock is stale
 */
export async function withFileLock(file, run, { staleMs = STALE_MS } = {}) {
  const token = `${process.pid} ${randomUUID()}\n`;
  const end = Date.now() + staleMs + STALE_MS;
  while (!create(file, token)) {
    if (Date.now() > end) throw new Error(`${file} is held by another release`);
    removeStale(file, staleMs);
    await wait(PAUSE_MS);
  }
  try {
    return run();
  } finally {
    // Unless it was taken for stale.
    if (read(file) === token) rmSync(file, { force: true });
  }
}

/** @param {string} file @param {string} token */
function create(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause.code === 'EEXIST') return false;
    throw cause;
  }
}

/** @param {string} file @param {number} staleMs */
function removeStale(file, staleMs) {
  const found = read(file);
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (found === undefined || age < staleMs) return;
  // Another process may have replaced the stale lock since: what was taken away is looked at, and put back if it is not the one.
  const taken = `${file}.${randomUUID()}`;
  try {
    renameSync(file, taken);
    if (read(taken) !== found) linkSync(taken, file);
  } catch {
    // It is gone, or there is a newer one already.
  }
  rmSync(taken, { force: true });
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
