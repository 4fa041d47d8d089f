/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './commands.mjs';
import { whyInstallFailed } from './install.mjs';

test('a lock file that is behind a package.json is told by what npm says then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const lock = { name: 'x', lockfileVersion: 3, requires: true, packages: { '': { name: 'x' } } };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'x', dependencies: { y: 'file:./missing' } }),
  );
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const [npm = '', ...args] = npmCommand('ci', '--offline', '--loglevel=error');
  const { stderr, status } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect(status).not.toBe(0);
  expect(whyInstallFailed(stderr)).toMatch(/package-lock\.json is older.*npm install/);
});

test('an npm that is not there and a registry that does not respond are told apart', () => {
  const { error } = spawnSync('npm', { env: { PATH: '' } });
  expect(whyInstallFailed(error?.message ?? '')).toMatch(/npm was not found/);
  expect(whyInstallFailed('npm error network request to https://registry.example failed')).toMatch(
    /network reachable/,
  );
});
