// node tooling/affected.mjs: the parts (shell, remotes) that differ from their last release, as a JSON list. The workflow builds
// and releases these. With --versions it fails when one of them has the version of that release. With --mark PART the
// present commit becomes the last release of that part. docs/deploy.md says how they work together.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { remoteNames } = await import('./lib/paths.mjs');
const { markReleased, partStates, partsToRelease, versionProblems } = await import(
  './lib/released-parts.mjs'
);
const { readWorkspaces } = await import('./lib/workspaces.mjs');

const { values } = parseArgs({
  options: { versions: { type: 'boolean', default: false }, mark: { type: 'string' } },
});
try {
  if (values.mark) mark(values.mark);
  else list();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} part */
function mark(part) {
  if (part !== 'shell' && !remoteNames.includes(part)) throw new Error(`There is no part called "${part}"`);
  console.log(markReleased(part) ? `${part} is released as of this commit` : `${part} has a later release`);
}

function list() {
  const parts = [
    { name: 'shell', dir: 'shell' },
    ...remoteNames.map((name) => ({ name, dir: `remotes/${name}` })),
  ];
  const states = partStates(parts, readWorkspaces());
  const problems = values.versions ? versionProblems(states) : [];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(JSON.stringify(partsToRelease(states)));
}
