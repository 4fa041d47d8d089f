/**
 * Pattern of the class names of a bundle: its whole name, then six characters. Two names that are equal have equal
 * prefixes, since what follows has a fixed length, so bundles of different names share no class.
 * @param {string} name of the bundle; the first screens of a remote have its name, so that their classes are the page's
 */
export function classNamePattern(name) {
  return `${name}[hash:6]`;
}
