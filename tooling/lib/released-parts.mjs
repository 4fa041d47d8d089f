import { spawnSync } from 'node:child_process';
import { changedSince } from './changed-since.mjs';
import { root } from './paths.mjs';
import { partsOfChanges } from './scope.mjs';

const LOCK = 'package-lock.json';

/**
 * The commit of a part's last release is marked by a git tag of the part, which its release moves. A run that failed, or that a
 * later one displaced, moves nothing: the next run still finds its changes.
 * @param {string} part
 */
export const releaseTag = (part) => `released/${part}`;

/**
 * @typedef {object} PartState
 * @property {string} name
 * @property {string} version as package.json says now
 * @property {string | undefined} releasedVersion as it said in the commit of the last release; undefined when there is none
 * @property {boolean} isChanged whether its build may differ from the last release
 */

/** @param {readonly PartState[]} parts @returns {string[]} those that have to be released */
export function partsToRelease(parts) {
  return parts.filter(({ isChanged }) => isChanged).map(({ name }) => name);
}

/** @param {readonly PartState[]} parts @returns {string[]} one sentence for every changed part whose version has not been raised */
export function versionProblems(parts) {
  return parts
    .filter(
      ({ isChanged, version, releasedVersion }) =>
        isChanged &&
        releasedVersion !== undefined &&
        version.localeCompare(releasedVersion, 'en', { numeric: true }) <= 0,
    )
    .map(
      ({ name, version, releasedVersion }) =>
        `${name} changed since ${releasedVersion} was released, and its version is ${version}: raise "version" in its package.json`,
    );
}

/**
 * @param {readonly { name: string, dir: string }[]} parts
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @param {(...args: string[]) => string | undefined} [git] its output; undefined when it fails
 * @param {(commit: string) => string[]} [filesSince] that differ from a commit
 * @returns {PartState[]}
 */
export function partStates(parts, workspaces, git = runGit, filesSince = changedSince) {
  return parts.map(({ name, dir }) => {
    const version = versionIn(git('show', `HEAD:${dir}/package.json`)) ?? '';
    const commit = git('rev-parse', '--verify', '--quiet', `refs/tags/${releaseTag(name)}^{commit}`)?.trim();
    if (!commit) return { name, version, releasedVersion: undefined, isChanged: true };
    const files = filesSince(commit).filter((file) => file !== LOCK || lockDiffers(commit, git));
    const changed = partsOfChanges(files, workspaces);
    const releasedVersion = versionIn(git('show', `${commit}:${dir}/package.json`));
    return { name, version, releasedVersion, isChanged: changed === 'all' || changed.includes(name) };
  });
}

/**
 * Moves a part's tag to the present commit, here and in the repository that others fetch from. Never back: a run that is repeated
 * later has an older commit.
 * @param {string} part
 * @param {(...args: string[]) => string | undefined} [git]
 * @returns {boolean} whether it moved
 */
export function markReleased(part, git = runGit) {
  const tag = releaseTag(part);
  const known = git('rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`)?.trim();
  if (known && git('merge-base', '--is-ancestor', known, 'HEAD') === undefined) return false;
  for (const args of [
    ['tag', '--force', tag, 'HEAD'],
    ['push', '--force', 'origin', `refs/tags/${tag}`],
  ]) {
    if (git(...args) === undefined)
      throw new Error(`git ${args.join(' ')} failed: ${part} is not marked as released`);
  }
  return true;
}

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, dev?: boolean }> }} Lock */

/**
 * @param {Lock} before package-lock.json @param {Lock} now
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

/** @param {string} commit @param {(...args: string[]) => string | undefined} git */
function lockDiffers(commit, git) {
  const [before, now] = [commit, 'HEAD'].map((at) => git('show', `${at}:${LOCK}`));
  return !before || !now || lockReachesBundles(JSON.parse(before), JSON.parse(now));
}

/** @param {string | undefined} text of a package.json */
function versionIn(text) {
  return text === undefined ? undefined : JSON.parse(text).version;
}

/** @param {string[]} args @returns {string | undefined} */
function runGit(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout : undefined;
}
