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
const CHANGES_EVERY_BUNDLE = /^tooling\/(rspack\/|lib\/build\.mjs$)/;

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
  const journeys = code.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file));
  const rest = code.filter((file) => !journeys.includes(file));
  // A file of the root (package.json, a configuration) can change anything.
  if (rest.some((file) => ownerOf(file) === undefined && !file.startsWith('.github/'))) return EVERYTHING;

  const changed = rest.flatMap((file) => ownerOf(file) ?? []);
  const affected = withDependents(workspaces, changed);
  const bundled = withDependents(workspaces, changed, 'ships');
  const everyBundle = rest.some((file) => CHANGES_EVERY_BUNDLE.test(file));
  const everyPage = [...affected].some(
    (dir) =>
      REACHES_EVERY_PAGE.includes(dir) || (dir === 'e2e' && rest.some((file) => file.startsWith('e2e/'))),
  );
  const remotes = workspaces.filter((workspace) => isRemote(workspace) && affected.has(workspace.dir));
  return {
    units: [...affected],
    builds: everyBundle
      ? 'all'
      : workspaces.filter((part) => isPart(part) && bundled.has(part.dir)).map(({ name }) => name),
    journeys: everyPage ? 'all' : { remotes: remotes.map(({ name }) => name), files: journeys },
    data: affected.has('shared/data') && rest.some((file) => /^(shared|tooling|sandbox)\//.test(file)),
  };
}

/** The shell and the remotes are what is built. @param {import('./workspaces.mjs').Workspace} workspace */
function isPart(workspace) {
  return workspace.dir === 'shell' || isRemote(workspace);
}

/** @param {import('./workspaces.mjs').Workspace} workspace */
function isRemote({ dir }) {
  return dir.startsWith('remotes/');
}

/** Texts change no behaviour; the linter still reads them. @param {string} file */
function isText(file) {
  return /\.(md|txt)$|^(docs\/|LICENSE$|CODEOWNERS$|\.github\/CODEOWNERS$)/.test(file);
}
