/**
 * Two remotes with a pattern for one path: the shell would ignore one of them, so a deployment with both is refused.
 * @param {readonly object[]} manifests in the order of the registry
 * @returns {Promise<void>} rejects with a message that names each pair
 */
export async function requireNoOverlaps(manifests) {
  const { tsImport } = await import('tsx/esm/api');
  const routing = new URL('../../shared/contract/src/routing/index.ts', import.meta.url).href;
  const { withoutOverlaps } = await tsImport(routing, import.meta.url);
  const { overlaps } = withoutOverlaps(manifests);
  if (overlaps.length === 0) return;
  const lines = overlaps.map(
    ({ winner, dropped }) => `  ${dropped.path} of ${dropped.remote} and ${winner.path} of ${winner.remote}`,
  );
  throw new Error(
    `These URL patterns overlap, so one of each pair would never be shown:\n${lines.join('\n')}`,
  );
}
