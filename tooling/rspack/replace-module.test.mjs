import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../lib/paths.mjs';

let folder = '';
const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tsugi-replace-'));
  write('node_modules/@one/lib/package.json', '{ "name": "@one/lib", "main": "index.js" }');
  write('node_modules/@one/lib/index.js', "export { log } from './logger.js';");
  write('node_modules/@one/lib/logger.js', "export const log = 'of the library';");
  write('own.js', "export const log = 'of ours';");
  write('logger.js', "export const log = 'of a module with the same name';");
  write(
    'entry.js',
    "import { log } from '@one/lib';\nimport { log as other } from './logger.js';\nself.found = [log, other];",
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own: jest cannot load the bundler. */
const SCRIPT = `
  const [run, replace, folder, request] = process.argv.slice(1);
  const { runRspack } = await import(run);
  const { ReplaceModule } = await import(replace);
  await runRspack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: folder + '/dist' },
    plugins: [
      new ReplaceModule({ dependency: '@one/lib', request: new RegExp(request), by: folder + '/own.js' }),
    ],
  });
`;
const urlOf = (path) => pathToFileURL(join(root, 'tooling', path)).href;

/** @param {RegExp} request */
async function build(request) {
  await promisify(execFile)(process.execPath, [
    ...['--input-type=module', '-e', SCRIPT],
    ...[urlOf('lib/run-rspack.mjs'), urlOf('rspack/replace-module.mjs'), folder, request.source],
  ]);
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

test('a module of the dependency is replaced, one of another folder with its name is not', async () => {
  const built = await build(/logger\.js$/);
  expect(built).toContain('of ours');
  expect(built).toContain('of a module with the same name');
  expect(built).not.toContain('of the library');
});

test('the build fails when the dependency has nothing to replace any more', async () => {
  await expect(build(/log-writer\.js$/)).rejects.toThrow('No import of @one/lib matches /log-writer\\.js$/');
});

test('a bundle without the dependency builds', async () => {
  write('entry.js', "import { log } from './logger.js';\nself.found = log;");
  expect(await build(/logger\.js$/)).toContain('of a module with the same name');
});
