import { createRequire } from 'node:module';

const { satisfies } = createRequire(import.meta.url)('semver');

/**
 * A package as package-lock.json describes it.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [optional]
 * @property {boolean} [dev] needed by the root only, for tests and checks
 * @property {boolean} [hasInstallScript]
 * @property {string} [deprecated]
 * @property {{ node?: string }} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * Packages that bring a native file per system name each of them as optional. npm installs on another system only what the lock
 * holds for it, so all of them have to be there, also those that this system never installs.
 * @param {Lock} lock
 * @returns {string[]} one sentence for every optional package that is not in the lock, or there in another version
 */
export function optionalPackageProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const found = nearest(packages, path, name);
      const who = `${nameOf(path)} ${version}`;
      if (!found) return [`${who} wants ${name} ${range}, which is not in the lock`];
      if (satisfies(found.version, range)) return [];
      return [`${who} wants ${name} ${range}, but ${found.version} is locked`];
    }),
  );
}

/**
 * Native files of two versions would be loaded into one process.
 * @param {Lock} lock
 * @returns {string[]} one sentence for every package with native parts of which two versions are locked
 */
export function doubleNativePackages({ packages }) {
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  for (const [path, { version = '', optionalDependencies = {}, optional }] of Object.entries(packages)) {
    // A native package that has an optional part itself is counted with the package that names it.
    if (optional || Object.keys(optionalDependencies).length < 2) continue;
    const name = nameOf(path);
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return [...versions]
    .filter(([, locked]) => locked.size > 1)
    .map(([name, locked]) => `${name} is locked in ${locked.size} versions: ${[...locked].join(', ')}`);
}

/**
 * @param {Lock} lock
 * @param {string} node the oldest version of Node that the product runs on
 * @returns {string[]} one sentence for every package that npm would warn about there, or that cannot be verified
 */
export function packageProblems({ packages }, node) {
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.link) return [];
    const who = `${nameOf(path)} ${locked.version}`;
    const wanted = locked.engines?.node;
    return [
      ...(wanted && !locked.optional && !satisfies(node, wanted) ? [`${who} wants Node ${wanted}`] : []),
      ...(locked.deprecated ? [`${who} is deprecated: ${locked.deprecated}`] : []),
      ...(locked.resolved ? [`${who} is bound to one registry`] : []),
      ...(locked.integrity || locked.inBundle ? [] : [`${who} has no integrity hash`]),
    ];
  });
}

/** @param {Lock} lock @returns {string[]} names of packages that would like to run a script when they are installed */
export function packagesWithInstallScript({ packages }) {
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  return [...new Set(paths.map(nameOf))].sort();
}

/**
 * @param {Lock} before @param {Lock} now
 * @returns {boolean} whether a package differs that a bundle or the build may contain: neither our own, which are listed with
 *   their versions, nor what only tests and checks need
 */
export function lockReachesBundles(before, now) {
  const relevant = (/** @type {Lock} */ { packages }) =>
    JSON.stringify(
      Object.entries(packages)
        .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
        .map(([path, { version }]) => `${path} ${version}`)
        .sort(),
    );
  return relevant(before) !== relevant(now);
}

/**
 * The package that an import from a folder finds: in its own node_modules, or in that of a folder above.
 * @param {Record<string, LockedPackage>} packages @param {string} from @param {string} name
 */
function nearest(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/')))) {
    const found = packages[`${base}${base && '/'}node_modules/${name}`];
    if (found || base === '') return found;
  }
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
