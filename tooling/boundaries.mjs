// Part of npm run lint: who imports whom, checked for every source file.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { boundaryProblems } from './lib/boundary-rules.mjs';
import { filesBelow } from './lib/fingerprint.mjs';
import { root } from './lib/paths.mjs';

const FOLDERS = ['shared', 'remotes', 'shell', 'sandbox', 'e2e'];

const files = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))
  .map((file) => relative(root, file))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));
const resolveRelative = (file, specifier) => {
  const target = normalize(join(dirname(file), specifier));
  return target.startsWith('..') ? undefined : target;
};
const problems = files.flatMap((file) =>
  boundaryProblems(file, readFileSync(join(root, file), 'utf8'), resolveRelative),
);
for (const problem of problems) console.error(problem);
console.log(`Boundaries: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
