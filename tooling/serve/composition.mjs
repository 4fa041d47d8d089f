import { createHash } from 'node:crypto';

/**
 * What the shell reads of a deployment: every manifest and the registry. A file that is named by its content: browsers keep it, and the documents of one
 * composition share it.
 * @param {object} input
 * @param {Record<string, any>} input.manifests of any shape, by absolute URL
 * @param {any} [input.registry]
 * @param {readonly object[]} input.lastManifests
 * @param {Record<string, readonly string[]>} input.provided names of the exports of each shared module in the build
 * @returns {{ path: string, text: string }}
 */
export function compositionFile({ manifests, registry, lastManifests, provided }) {
  const text = JSON.stringify({
    manifests: Object.fromEntries(
      Object.entries(manifests).map(([url, manifest]) => [url, withoutStart(manifest, provided)]),
    ),
    registry: withoutContents(registry),
    lastManifests: lastManifests.map((one) => withoutImports(one, provided)),
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `composition.${hash}.json`, text };
}

/** Whichever composition it is of: documents of an earlier one get the present file. @param {string} path */
export function isComposition(path) {
  return /^composition\.[0-9a-f]{8}\.json$/.test(path);
}

/**
 * A manifest without what only documents need, the texts that the page has as a catalogue, and its imports if the shell of this build
 * provides them all: the shell need not check them once more.
 * @param {any} manifest
 * @param {Record<string, readonly string[]>} provided
 */
function withoutStart(manifest, provided) {
  if (!Array.isArray(manifest?.contributions)) return manifest;
  const { texts: _t, ...own } = withoutImports(manifest, provided);
  const contributions = manifest.contributions.filter(isForPages).map((one) => {
    if (one?.type !== 'route' && one?.type !== 'home-start') return one;
    const { requests: _q, firstScreen: _f, textsOf: _o, ...rest } = one;
    return rest;
  });
  return { ...own, contributions };
}

/** Places of links that only the web app manifest has. */
const IN_WEB_MANIFEST = ['shortcut', 'share', 'files'];

/** @param {any} one contribution of any shape */
function isForPages(one) {
  return (
    one?.type !== 'navigation' ||
    !Array.isArray(one.places) ||
    one.places.length === 0 ||
    !one.places.every((/** @type {unknown} */ place) => IN_WEB_MANIFEST.includes(`${place}`))
  );
}

/**
 * @param {any} manifest of any shape
 * @param {Record<string, readonly string[]>} provided
 */
function withoutImports(manifest, provided) {
  if (typeof manifest?.imports !== 'object' || manifest.imports === null) return manifest;
  const { imports, ...own } = manifest;
  const isProvided = Object.entries(imports).every(
    ([module, names]) => Array.isArray(names) && names.every((name) => provided[module]?.includes(name)),
  );
  return isProvided ? own : manifest;
}

/** The hashes of released versions are for releases, not for pages. @param {{ remotes?: unknown }} [registry] */
function withoutContents(registry) {
  if (typeof registry?.remotes !== 'object' || registry.remotes === null) return registry;
  const entries = Object.entries(registry.remotes).map(([name, entry]) => {
    if (typeof entry !== 'object' || entry === null) return [name, entry];
    const { contents: _, ...rest } = entry;
    return [name, rest];
  });
  return { ...registry, remotes: Object.fromEntries(entries) };
}
