// npm run surface [-- --update]: compares what every entry of every package in shared/ exports with the committed surface.json
// of the package, and fails when it changed without a new version of the package. Reads the declarations of `tsc -b`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './lib/paths.mjs';
import { compareSurfaces, guardedEntries, surfaceOf } from './lib/surface.mjs';
import { readWorkspaces } from './lib/workspaces.mjs';

const isUpdate = process.argv.includes('--update');
let failed = false;

for (const { dir } of readWorkspaces().filter((workspace) => workspace.dir.startsWith('shared/'))) {
  const file = join(root, dir, 'surface.json');
  const description = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
  const { name, version } = description;
  const snapshot = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const surface = guardedEntries(description).map(([entry, target]) => [
    entry,
    surfaceOf(join(cacheDir, 'types', dir, target.replace(/\.tsx?$/, '.d.ts'))),
  ]);
  const actual = { version, surface: Object.fromEntries(surface) };
  const { changes, needsVersion } = compareSurfaces(snapshot, actual);
  if (changes.length === 0 && snapshot?.version === version) continue;
  if (isUpdate && !needsVersion) {
    writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
    console.log(`Wrote ${dir}/surface.json for version ${version}`);
    continue;
  }
  failed = true;
  console.error(
    needsVersion
      ? `${name} changed without a new version. Raise "version" in ${dir}/package.json (and the ranges of what needs the new exports), then run: npm run surface -- --update`
      : `${dir}/surface.json is not of version ${version}. Run: npm run surface -- --update`,
  );
  for (const change of changes) console.error(`  ${change}`);
}
if (failed) process.exit(1);
