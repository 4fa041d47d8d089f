import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ manifest: string, previous?: string, canary?: { manifest: string, share: number } }} RegistryEntry
 *   `previous` is the manifest that a rollback returns to
 */

/** @param {string} file @returns {{ remotes: Record<string, RegistryEntry> }} */
export function readRegistryFile(file) {
  let value;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The registry ${file} could not be read`, { cause });
  }
  if (typeof value?.remotes !== 'object' || value.remotes === null) {
    throw new Error(`The registry ${file} has no "remotes"`);
  }
  return value;
}

/** A page that reads the file meanwhile gets the old or the new content, never a part. @param {string} file @param {object} registry */
export function writeRegistryFile(file, registry) {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(registry, null, 2)}\n`);
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}
