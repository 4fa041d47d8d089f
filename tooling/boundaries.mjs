// Part of npm run lint, beside Biome's rules about imports: which workspace may depend on which, names that are imported
// from the wrong entry of a shared package, shared operations that one workspace alone asks, pages that import other pages,
// remotes that read the shell's markup, folders that import each other, and uses of what the build leaves out of React.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  dependencyProblems,
  entryProblems,
  exportedNames,
  operationProblems,
  reactProblems,
} from './lib/boundary-rules.mjs';
import { filesBelow } from './lib/fingerprint.mjs';
import { pathIn, root } from './lib/paths.mjs';
import { documentProblems, folderCycles, KNOTTED, layerProblems } from './lib/tree-rules.mjs';
import { readWorkspaces } from './lib/workspaces.mjs';

const workspaces = readWorkspaces();
const entries = new Map(workspaces.filter(({ dir }) => dir.startsWith('shared/')).flatMap(entriesOf));
const files = workspaces.flatMap(({ dir }) =>
  filesBelow(join(root, dir)).filter((file) => /\.tsx?$/.test(file)),
);
const sources = new Map(files.map((file) => [pathIn(root, file), readFileSync(file, 'utf8')]));
const problems = [
  ...dependencyProblems(workspaces),
  ...[...sources].flatMap(([file, source]) => entryProblems(file, source, entries)),
  ...operationProblems(sources),
  ...[...sources].flatMap(([file, source]) => reactProblems(file, source)),
  ...layerProblems(sources),
  ...documentProblems(sources),
  ...workspaces
    .filter(({ dir }) => !KNOTTED.includes(dir))
    .flatMap(({ dir }) =>
      folderCycles(new Map([...sources].filter(([file]) => file.startsWith(`${dir}/src/`)))),
    ),
];
for (const problem of problems) console.error(problem);
console.log(`Boundaries: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {{ dir: string }} workspace @returns {[string, Set<string>][]} */
function entriesOf({ dir }) {
  const { name, exports } = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, target]) => {
    const file = join(root, dir, String(target));
    if (!/index\.ts$/.test(file) || !existsSync(file)) return [];
    return [[`${name}${entry.slice(1)}`, exportedNames(readFileSync(file, 'utf8'))]];
  });
}
