/**
 * The registry knows the content of every version that was released: from another checkout too, a version has one content.
 * @param {import('./registry-file.mjs').RegistryEntry} entry
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
