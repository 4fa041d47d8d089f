/**
 * The container is a global variable of the page, so it carries the product's name, and has no hyphens, which a variable may not
 * have. The shell forms the same name (`importRemote`).
 * @param {string} name of the remote
 */
export function federationName(name) {
  return `tsugi_${name.replaceAll('-', '_')}`;
}
