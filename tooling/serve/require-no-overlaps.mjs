/**
 * Two remotes with a pattern for one path: the shell would ignore one of them, so a deployment with both is refused.
 * @param {readonly object[]} manifests in the order of the registry
 * @returns {Promise<void>} rejects with a message that names each pair
 */
export async function requireNoOverlaps(manifests) {
  const { overlaps } = await separated(manifests);
  if (overlaps.length === 0) return;
  const lines = overlaps.map(
    ({ winner, dropped }) => `  ${dropped.path} of ${dropped.remote} and ${winner.path} of ${winner.remote}`,
  );
  throw new Error(
    `These URL patterns overlap, so one of each pair would never be shown:\n${lines.join('\n')}`,
  );
}

/**
 * Names of the remotes whose manifest takes a path of another one.
 * @param {readonly object[]} manifests in the order of the registry
 * @param {readonly object[]} earlier manifests that were deployed together before
 * @returns {Promise<string[]>}
 */
export async function takingRemotes(manifests, earlier) {
  const { overlaps } = await separated(manifests, earlier);
  return [...new Set(overlaps.map(({ dropped }) => dropped.remote))];
}

/** @param {readonly object[]} manifests @param {readonly object[]} [earlier] */
async function separated(manifests, earlier) {
  const { tsImport } = await import('tsx/esm/api');
  const routing = new URL('../../shared/contract/src/routing/index.ts', import.meta.url).href;
  const { withoutOverlaps } = await tsImport(routing, import.meta.url);
  return withoutOverlaps(manifests, earlier);
}
