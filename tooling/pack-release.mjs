// node tooling/pack-release.mjs: keeps the present builds of the shell and of search for the journeys about version skew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDir, root, shellDir } from './lib/paths.mjs';
import { packFolder } from './release/pack-folder.mjs';

const folder = join(root, 'e2e/previous-release');
mkdirSync(folder, { recursive: true });
for (const [name, dir] of [
  ['shell', shellDir],
  ['search', remoteDir('search')],
]) {
  const file = join(folder, `${name}.tar.gz`);
  const leaveOut = (/** @type {string} */ path) => path.endsWith('.map') || path.startsWith('screenshots/');
  writeFileSync(file, packFolder(join(dir, 'dist'), { below: 'dist', leaveOut }));
  console.log(`Wrote ${file}`);
}
