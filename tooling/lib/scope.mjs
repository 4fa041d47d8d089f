import { withDependents } from './workspaces.mjs';

/**
 * What a test run covers.
 * @typedef {object} Scope
 * @property {'all' | string[]} units folders whose unit tests run
 * @property {'all' | string[]} builds parts that are built and measured
 * @property {'all' | { remotes: string[], files: string[] }} journeys journeys that concern a remote, and single files
 * @property {boolean} data whether the browser tests of the data layer run
 */

/** @type {Scope} */
export const EVERYTHING = { units: 'all', builds: 'all', journeys: 'all', data: true };

/** Changes here reach every page. */
const REACHES_EVERY_PAGE = ['shell', 'sandbox', 'tooling'];
const CHANGES_EVERY_BUNDLE = /^tooling\/rspack\//;
/** The only file of the root that a bundle is made of. */
const LOCK = 'package-lock.json';

/** Texts and pictures that a test or a build reads, and whose. The others change no behaviour. */
const READ_BY = [
  {
    files: /^docs\/faults\.md$/,
    dirs: ['shell', 'remotes/media', 'remotes/profile', 'remotes/search', 'remotes/compare'],
  },
  { files: /^docs\/adr\//, dirs: ['tooling'] },
  { files: /^docs\/screenshots\//, dirs: ['shell'], isShipped: true },
];

/**
 * `npm test -- search`: the unit tests of the named workspaces, their builds, the journeys that concern them.
 * @param {readonly string[]} names
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {Scope}
 */
export function scopeOfNames(names, workspaces) {
  const chosen = names.map((name) => {
    const found = workspaces.find((workspace) => workspace.name === name || workspace.dir === name);
    if (found) return found;
    const known = workspaces.map((workspace) => workspace.name).join(', ');
    throw new Error(`There is no workspace called "${name}". There are: ${known}.`);
  });
  const remotes = chosen.filter(isRemote).map(({ name }) => name);
  const hasShell = chosen.some(({ dir }) => dir === 'shell');
  return {
    units: chosen.map(({ dir }) => dir),
    builds: [...(hasShell ? ['shell'] : []), ...remotes],
    journeys: hasShell || chosen.some(({ dir }) => dir === 'e2e') ? 'all' : { remotes, files: [] },
    data: chosen.some(({ dir }) => dir === 'shared/data'),
  };
}

/**
 * `npm test -- --since <commit>`: what the changed files can break.
 * @param {readonly string[]} files changed files, from the root
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {Scope}
 */
export function scopeOfChanges(files, workspaces) {
  const ownerOf = (/** @type {string} */ file) =>
    workspaces.find(({ dir }) => file.startsWith(`${dir}/`))?.dir;
  const code = files.filter((file) => !isText(file));
  const readers = files.flatMap((file) => readersOf(file).flatMap(({ dirs }) => dirs));
  const journeys = code.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file));
  const rest = code.filter((file) => !journeys.includes(file));
  // A file of the root (package.json, a configuration) can change anything.
  if (rest.some((file) => ownerOf(file) === undefined && !file.startsWith('.github/'))) return EVERYTHING;

  const changed = rest.flatMap((file) => ownerOf(file) ?? []);
  const affected = withDependents(workspaces, changed);
  const everyPage = [...affected].some(
    (dir) =>
      REACHES_EVERY_PAGE.includes(dir) || (dir === 'e2e' && rest.some((file) => file.startsWith('e2e/'))),
  );
  const remotes = workspaces.filter((workspace) => isRemote(workspace) && affected.has(workspace.dir));
  return {
    units: [...new Set([...affected, ...readers])],
    builds: partsOfChanges(files, workspaces),
    journeys: everyPage ? 'all' : { remotes: remotes.map(({ name }) => name), files: journeys },
    data: affected.has('shared/data') && rest.some((file) => /^(shared|tooling|sandbox)\//.test(file)),
  };
}

/**
 * @param {readonly string[]} files changed files, from the root
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {'all' | string[]} the parts (shell, remotes) whose build may differ: what has to be built, measured and released
 */
export function partsOfChanges(files, workspaces) {
  const built = files.filter((file) => !isText(file) && !isTest(file));
  if (built.some((file) => file === LOCK || CHANGES_EVERY_BUNDLE.test(file))) return 'all';
  const changed = workspaces
    .map(({ dir }) => dir)
    .filter((dir) => built.some((file) => file.startsWith(`${dir}/`)));
  const shipped = files.flatMap((file) =>
    readersOf(file).flatMap(({ dirs, isShipped }) => (isShipped ? dirs : [])),
  );
  const bundled = withDependents(workspaces, [...changed, ...shipped], 'ships');
  return workspaces.filter((part) => isPart(part) && bundled.has(part.dir)).map(({ name }) => name);
}

/** The shell and the remotes are what is built. @param {import('./workspaces.mjs').Workspace} workspace */
function isPart(workspace) {
  return workspace.dir === 'shell' || isRemote(workspace);
}

/** @param {import('./workspaces.mjs').Workspace} workspace */
function isRemote({ dir }) {
  return dir.startsWith('remotes/');
}

/** @param {string} file */
function readersOf(file) {
  return READ_BY.filter(({ files }) => files.test(file));
}

/** What only tests and measurements are made of is in no bundle. @param {string} file */
function isTest(file) {
  return /\.(?:test|bench)\.[cm]?[jt]sx?$|\/testing\//.test(file);
}

/** Texts change no behaviour; the linter still reads them. @param {string} file */
function isText(file) {
  return /\.(md|txt)$|^(docs\/|LICENSE$|CODEOWNERS$|\.github\/CODEOWNERS$)/.test(file);
}
