/** Enough for a server on a busy machine: a page without its manifests starts slower, and has no first screen. */
export const FETCH_TIMEOUT_MS = 3000;

/**
 * Reads every manifest of a registry. One that cannot be fetched is left out: the page will then read it itself.
 * @param {{ remotes?: Record<string, { manifest?: string }> }} registry
 * @param {string} registryUrl
 * @param {(url: string) => object | undefined} [readLocal] for files of this deployment, which need not be served yet
 * @returns {Promise<Record<string, object>>} by absolute URL
 */
export async function readManifests(registry, registryUrl, readLocal = () => undefined) {
  const entries = await Promise.all(
    manifestUrls(registry, registryUrl).map(async (url) => {
      const local = readLocal(url);
      if (local) return [[url, local]];
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
        const manifest = response.ok ? await response.json() : undefined;
        return typeof manifest === 'object' && manifest !== null ? [[url, manifest]] : [];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}

/**
 * @param {{ remotes?: Record<string, { manifest?: string }> }} registry
 * @param {string} registryUrl
 */
function manifestUrls(registry, registryUrl) {
  return Object.values(registry.remotes ?? {}).flatMap((entry) => absolute(entry?.manifest, registryUrl));
}

/**
 * Origins that the page's policy has to allow: those of the manifests, canaries and previous versions among them, and those that
 * config.json lists for overrides.
 * @param {{ remotes?: Record<string, { manifest?: string, previous?: string, canary?: { manifest?: string } }> }} registry
 * @param {string} registryUrl
 * @param {{ remoteOverrides?: string[] }} config
 */
export function remoteOrigins(registry, registryUrl, { remoteOverrides = [] }) {
  const entries = Object.values(registry.remotes ?? {});
  const urls = [
    ...entries.map((entry) => entry?.manifest),
    ...entries.map((entry) => entry?.canary?.manifest),
    // A page goes back to it when the present version fails.
    ...entries.map((entry) => entry?.previous),
    ...remoteOverrides,
  ];
  return [...new Set(urls.flatMap((url) => absolute(url, registryUrl)).map((url) => new URL(url).origin))];
}

/** @param {unknown} url @param {string} base */
function absolute(url, base) {
  return typeof url === 'string' && URL.canParse(url, base) ? [new URL(url, base).href] : [];
}
