// node tooling/affected.mjs <commit>: the parts (shell, remotes) that the changes since a commit touch, as a JSON list. The
// workflow builds and releases these.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { changedSince } = await import('./lib/changed-since.mjs');
const { remoteNames } = await import('./lib/paths.mjs');
const { scopeOfChanges } = await import('./lib/scope.mjs');
const { readWorkspaces } = await import('./lib/workspaces.mjs');
const [commit] = process.argv.slice(2);
if (!commit) {
  console.error('Usage: node tooling/affected.mjs COMMIT');
  process.exit(2);
}
const { builds } = scopeOfChanges(changedSince(commit), readWorkspaces());
console.log(JSON.stringify(builds === 'all' ? ['shell', ...remoteNames] : builds));
