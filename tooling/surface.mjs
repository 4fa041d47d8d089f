// npm run surface [-- --update]: compares what contract, router, data and ui offer to remotes at run time, and to their operation
// files, with the committed surface.json of each, and fails when it changed without a new version of the package. Reads the declarations of `tsc -b`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { packageVersion } from './lib/package-dir.mjs';
import { cacheDir, pathIn, root } from './lib/paths.mjs';
import { compareSurfaces, surfaceOf } from './lib/surface.mjs';
import { packageExports } from './rspack/shared.mjs';

/** Every operation of every remote is written with it, though each remote bundles it. */
const OPERATION = /** @type {const} */ ([
  '@tsugi/data/operation',
  join(root, 'shared/data/src/operation/index.ts'),
]);
const isUpdate = process.argv.includes('--update');
let failed = false;

for (const name of ['contract', 'router', 'data', 'ui']) {
  const dir = join(root, 'shared', name);
  const file = join(dir, 'surface.json');
  const snapshot = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const actual = { version: packageVersion(dir), surface: modulesOf(dir) };
  const { changes, needsVersion } = compareSurfaces(snapshot, actual);
  if (changes.length === 0 && snapshot?.version === actual.version) continue;
  if (isUpdate && !needsVersion) {
    writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
    console.log(`Wrote shared/${name}/surface.json for version ${actual.version}`);
    continue;
  }
  failed = true;
  console.error(
    needsVersion
      ? `@tsugi/${name} changed without a new version. Raise "version" in shared/${name}/package.json (and the ranges of what needs the new exports), then run: npm run surface -- --update`
      : `shared/${name}/surface.json is not of version ${actual.version}. Run: npm run surface -- --update`,
  );
  for (const change of changes) console.error(`  ${change}`);
}
if (failed) process.exit(1);

/** @param {string} dir of the package */
function modulesOf(dir) {
  const modules = [...packageExports(), OPERATION].filter(([, file]) => file.startsWith(dir + sep));
  return Object.fromEntries(modules.sort().map(([key, file]) => [key, surfaceOf(declarations(file))]));
}

/** @param {string} source */
function declarations(source) {
  return join(cacheDir, 'types', pathIn(root, source).replace(/\.tsx?$/, '.d.ts'));
}
