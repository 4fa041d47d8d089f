/** @typedef {import('./registry-file.mjs').RegistryEntry} RegistryEntry */

/**
 * URL of a version's manifest, beside the present one: version folders are siblings.
 * @param {RegistryEntry} entry @param {string} version @param {string} [origin] where the folders are, when they move
 */
export function manifestUrlOf(entry, version, origin) {
  const base = origin ? `${origin.replace(/\/$/, '')}/` : entry.manifest.replace(/[^/]+\/remote\.json$/, '');
  return `${base}${version}/remote.json`;
}

/**
 * The first release of a remote.
 * @param {RegistryEntry | undefined} entry of a remote with that name, which may not be there
 * @param {string} version
 * @param {string | undefined} origin
 * @returns {RegistryEntry}
 */
export function firstRelease(entry, version, origin) {
  if (entry) throw new Error('The registry has this remote already: release it without --first');
  if (!origin)
    throw new Error('A first release names where the version folders are: --origin https://hello.example');
  return { manifest: manifestUrlOf({ manifest: '' }, version, origin) };
}

/**
 * @param {RegistryEntry} entry
 * @param {string} manifest URL of the released manifest
 * @returns {RegistryEntry} every browser gets it; a rollback returns to what the entry names now
 */
export function released(entry, manifest) {
  return { manifest, ...previousOf(entry, manifest) };
}

/**
 * @param {RegistryEntry} entry
 * @param {string} manifest
 * @param {number} share of the browsers that get it, above 0 and below 1
 * @returns {RegistryEntry}
 */
export function withCanary(entry, manifest, share) {
  if (!(share > 0 && share < 1))
    throw new Error(`The share of a canary is a number between 0 and 1, not ${share}`);
  return { ...entry, canary: { manifest, share } };
}

/**
 * Ends a canary, or returns to the version before the present one.
 * @param {RegistryEntry} entry @returns {RegistryEntry}
 */
export function rolledBack({ canary, ...entry }) {
  if (canary) return entry;
  if (!entry.previous)
    throw new Error('The registry names no earlier version to return to: release it by its version');
  return { manifest: entry.previous };
}

/**
 * The registry knows the content of every version that was released: from another checkout too, a version has one content.
 * @param {RegistryEntry} entry
 * @param {string} version
 * @param {string} content hash
 * @returns {Record<string, string>} the content of all versions, this one among them
 * @throws when the version was released with other content
 */
export function withContent({ contents = {} }, version, content) {
  const known = contents[version];
  if (known === undefined || known === content) return { ...contents, [version]: content };
  throw new Error(
    `Version ${version} has been released with other content, and a released version never changes. Raise the version in package.json.`,
  );
}

/** @param {RegistryEntry} entry @param {string} manifest */
function previousOf(entry, manifest) {
  if (entry.manifest === manifest) return entry.previous ? { previous: entry.previous } : {};
  return { previous: entry.manifest };
}
