/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './commands.mjs';
import { isInstalled, whyInstallFailed } from './install.mjs';

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

test('packages are installed again when one is missing or has another version, not for those of other systems', () => {
  const lock = (/** @type {Record<string, object>} */ packages) => ({ packages });
  const wanted = lock({
    '': {},
    shell: { version: '1.0.0' },
    'node_modules/react': { version: '2.0.0' },
    'node_modules/compiler-mac': { version: '2.0.0', optional: true },
  });
  // Raised meanwhile.
  const shell = { version: '1.1.0' };
  const react = { version: '2.0.0' };
  expect(isInstalled(wanted, lock({ shell, 'node_modules/react': react }))).toBe(true);
  expect(isInstalled(wanted, lock({ shell, 'node_modules/react': react, 'node_modules/tried': {} }))).toBe(
    true,
  );
  expect(isInstalled(wanted, lock({ shell, 'node_modules/react': { version: '1.9.0' } }))).toBe(false);
  expect(isInstalled(wanted, lock({ shell: { version: '1.0.0' } }))).toBe(false);
  expect(isInstalled(wanted, undefined)).toBe(false);
});
