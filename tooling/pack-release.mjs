// node tooling/pack-release.mjs: keeps the present builds of the shell and of search for the journeys about version skew.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDir, root, shellDir } from './lib/paths.mjs';

const folder = join(root, 'e2e/previous-release');
mkdirSync(folder, { recursive: true });
for (const [name, dir] of [
  ['shell', shellDir],
  ['search', remoteDir('search')],
]) {
  const file = join(folder, `${name}.tar.gz`);
  // Without names and times of this machine, so that the same build gives the same archive.
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', ['-czf', file, ...same, '--exclude=*.map', '--exclude=screenshots', '-C', dir, 'dist']);
  console.log(`Wrote ${file}`);
}
