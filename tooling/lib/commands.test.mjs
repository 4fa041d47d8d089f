/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, npmScript, toolCommand } from './commands.mjs';
import { filesBelow } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { readWorkspaces } from './workspaces.mjs';

const run = (/** @type {string[]} */ [file = '', ...args]) => spawnSync(file, args, { encoding: 'utf8' });

test.each(['@biomejs/biome', 'typescript', 'jest', 'playwright', 'tsx'])('%s is started by Node', (name) => {
  const command = toolCommand(name, '--version');
  expect(command[0]).toBe(process.execPath);
  expect(run(command).stdout).toMatch(/\d+\.\d+\.\d+/);
});

test('npm is started', () => {
  expect(run(npmCommand('--version')).stdout).toMatch(/^\d+\.\d+\.\d+/);
});

test('the npm that runs a script is used, also when it was called as npx; another package manager is not taken for npm', () => {
  const none = { node: join('bin', 'node'), exists: () => false };
  const cli = join('lib', 'npm', 'bin', 'npm-cli.js');
  expect(npmScript({ ...none, env: { npm_execpath: cli } })).toBe(cli);
  expect(npmScript({ ...none, env: { npm_execpath: cli.replace('npm-cli', 'npx-cli') } })).toBe(cli);
  expect(npmScript({ ...none, env: { npm_execpath: join('lib', 'yarn.js') } })).toBeUndefined();
});

test('without npm around it, the one beside Node is found, as it lies on Windows and elsewhere', () => {
  const found = (/** @type {string} */ path) =>
    npmScript({ env: {}, node: join('opt', 'bin', 'node'), exists: (candidate) => candidate === path });
  const windows = join('opt', 'bin', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const others = join('opt', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  expect(found(windows)).toBe(windows);
  expect(found(others)).toBe(others);
});

/** What does not run on Windows, or not in a folder whose path has spaces or non-ASCII letters. */
const FORBIDDEN = [
  // spawn('npm') and the first word of a command list that runStep starts.
  {
    name: 'npm, npx or another script of the shell as a command',
    form: /(?:\(|\[)\s*['"](?:npm|npx|sh|bash)['"],/,
  },
  { name: 'a shell', form: /shell: true|\bexecSync\(/ },
  { name: 'the path of a file URL without decoding', form: /import\.meta\.url\)?\s*\)\.pathname/ },
  {
    name: 'a relative path with the separators of one system: pathIn of paths.mjs',
    form: /\brelative\((?!.*replaceAll)/,
  },
];

test.each(FORBIDDEN)('no script uses $name', ({ form }) => {
  const scripts = ['tooling', 'e2e', 'shared/data/tools']
    .flatMap((dir) => filesBelow(join(root, dir)))
    .filter((file) => /\.(?:mjs|ts)$/.test(file) && !/\.test\.|(?:commands|paths)\.mjs$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => form.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('npm scripts use nothing that only one shell knows', () => {
  const scripts = ['', ...readWorkspaces().map(({ dir }) => dir)].flatMap((dir) =>
    Object.values(JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')).scripts ?? {}),
  );
  expect(scripts.length).toBeGreaterThan(20);
  // Variables, quotes, pipes, globs, several commands by `;`, and programs that Windows does not have.
  const onlySome = /[$'"`|;*~]|^\w+=|(?:^|&& )(?:rm|cp|mv|mkdir|cat|export)\b/;
  expect(scripts.filter((script) => onlySome.test(script))).toEqual([]);
});
