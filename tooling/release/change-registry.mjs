import { readFileSync } from 'node:fs';
import { withFileLock } from './file-lock.mjs';
import { readRegistryFile, writeRegistryFile } from './registry-file.mjs';

/** @typedef {ReturnType<typeof readRegistryFile>} RegistryFile */

/** Releases that another one has overtaken while they were checked; more at once mean that something else is wrong. */
const MOST_TRIES = 10;

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
