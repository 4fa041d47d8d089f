import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ manifest: string, previous?: string, canary?: { manifest: string, share: number }, contents?: Record<string, string> }} RegistryEntry
 *   `previous` is the manifest that a rollback returns to; `contents` are the hashes of the content of released versions
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
  const remotes = Object.entries(value.remotes).map(([name, { card: _old, ...entry }]) => [name, entry]);
  return { ...value, remotes: Object.fromEntries(remotes) };
}

/**
 * The registry as it is published. A shell of the first release, which an installed product may still start from its
 * cache, reads `card` where later ones read `manifest`: without it, it shows an error in place of the whole product.
 * @param {{ remotes: Record<string, { manifest: string }> }} registry
 */
export function publishedRegistry({ remotes, ...rest }) {
  const entries = Object.entries(remotes).map(([name, entry]) => [name, { ...entry, card: entry.manifest }]);
  return { ...rest, remotes: Object.fromEntries(entries) };
}

/** A page that reads the file meanwhile gets the old or the new content, never a part. @param {string} file @param {{ remotes: Record<string, RegistryEntry> }} registry */
export function writeRegistryFile(file, registry) {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(publishedRegistry(registry), null, 2)}\n`);
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}
