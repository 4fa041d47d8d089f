// node tooling/pack-release.mjs: keeps the present builds of the shell and of search for the journeys about version skew.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './lib/commands.mjs';
import { remoteDir, root, shellDir } from './lib/paths.mjs';

for (const [name, dir] of [
  ['shell', shellDir],
  ['search', remoteDir('search')],
]) {
  const copy = mkdtempSync(join(tmpdir(), 'tsugi-pack-'));
  const isKept = (/** @type {string} */ path) => !/\.map$|[\\/]screenshots$/.test(path);
  cpSync(join(dir, 'dist'), copy, { recursive: true, filter: isKept });
  // Unlike tar, npm writes no times and no names of this machine: the same files give the same archive.
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ name, version: '0.0.0' }));
  const [npm = '', ...args] = npmCommand('pack', '--silent');
  execFileSync(npm, args, { cwd: copy });
  const file = join(root, 'e2e/previous-release', `${name}.tar.gz`);
  copyFileSync(join(copy, `${name}-0.0.0.tgz`), file);
  rmSync(copy, { recursive: true });
  console.log(`Wrote ${file}`);
}
