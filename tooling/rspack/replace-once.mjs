/**
 * The source of a library with one part replaced.
 * @param {string} library for the error
 * @param {string} source @param {RegExp} part global, so that all its places are counted @param {string} by
 * @throws {Error} when it is not there exactly once: another version of the library
 */
export function replaceOnce(library, source, part, by) {
  const found = source.match(part)?.length ?? 0;
  if (found !== 1) throw new Error(`${library} has ${found} parts like ${part}`);
  return source.replace(part, by);
}
