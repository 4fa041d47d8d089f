/**
 * Contributions of one type from a manifest that may have any shape: what reads it may not fail.
 * @param {unknown} manifest as parsed
 * @param {import('@tsugi/contract').ContributionType} type
 * @returns {any[]} objects of that type
 */
export function contributionsOf(manifest, type) {
  const contributions = manifest?.contributions;
  return Array.isArray(contributions) ? contributions.filter((one) => one?.type === type) : [];
}

/**
 * Manifests of the contract before this one, as this one has them.
 * @param {Record<string, any>} manifests by URL
 * @returns {Promise<Record<string, any>>}
 */
export async function upgraded(manifests) {
  const entries = Object.entries(manifests);
  if (!entries.some(([, manifest]) => manifest?.contract === 1)) return manifests;
  const { tsImport } = await import('tsx/esm/api');
  const file = new URL('../../shared/contract/src/upgrade-manifest.ts', import.meta.url).href;
  const { upgradeManifest } = await tsImport(file, import.meta.url);
  return Object.fromEntries(entries.map(([url, manifest]) => [url, upgradeManifest(manifest)]));
}
