/**
 * The container is a global variable of the page, so it carries the product's name, and has no hyphens, which a variable may not
 * have. The shell forms the same name (`importRemote`).
 * @param {string} name of the remote
 */
export function federationName(name) {
  return `tsugi_${name.replaceAll('-', '_')}`;
}

/**
 * Global variable in which the chunks of a version register themselves. Another version must not find them there: the shell may load
 * an earlier version into a document in which a later one has failed.
 * @param {string} name of the remote
 * @param {string} [version] left out, the part of the name before it
 */
export function chunkListName(name, version) {
  return `rspackChunk${federationName(name)}${version === undefined ? '' : `@${version}`}`;
}
