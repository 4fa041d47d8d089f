import { upgraded } from '../serve/contributions-of.mjs';
import { requireNoOverlaps } from '../serve/require-no-overlaps.mjs';
import { get } from './check-release.mjs';

/**
 * A release takes no path that another remote has, in its present version or in its canary.
 * @param {{ name: string }} manifest of the release
 * @param {object} input
 * @param {{ remotes: Record<string, import('./registry-file.mjs').RegistryEntry> }} input.registry
 * @param {string} input.shellUrl base of relative URLs in the registry
 * @param {boolean} input.areOthersNeeded false for a rollback, which a remote that is down may not prevent
 * @returns {Promise<void>} rejects with a message that names each pair, or the manifest that could not be read
 */
export async function requireOwnPaths(manifest, { registry, shellUrl, areOthersNeeded }) {
  const urls = Object.entries(registry.remotes)
    .filter(([name]) => name !== manifest.name)
    .flatMap(([, { manifest: present, canary }]) => [present, ...(canary ? [canary.manifest] : [])])
    .map((url) => new URL(url, shellUrl).href);
  for (const url of urls) {
    const other = await read(url, areOthersNeeded);
    if (other) await requireNoOverlaps([other, manifest]);
  }
}

/** @param {string} url @param {boolean} isNeeded */
async function read(url, isNeeded) {
  try {
    const { [url]: other } = await upgraded({ [url]: await (await get(url)).json() });
    if (!Array.isArray(other?.contributions)) throw new Error('it is no manifest');
    return other;
  } catch (cause) {
    const text = `${url} could not be read, so its paths cannot be compared with those of this version`;
    if (isNeeded) throw new Error(text, { cause });
    console.warn(text);
    return undefined;
  }
}
