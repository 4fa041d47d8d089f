/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshot } from './changed-since.mjs';
import { changedSinceLastCheck, writeLastCheck } from './last-check.mjs';

let folder = '';
let stored = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-check-'));
  stored = join(folder, '.git/cache/last-check.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args) => expect(spawnSync('git', args, { cwd: folder }).status).toBe(0);
const write = (name, text) => writeFileSync(join(folder, name), text);

function repository() {
  git('init', '--quiet');
  write('.gitignore', 'ignored.txt\n');
  for (const name of ['same.ts', 'edited.ts', 'changed.ts', 'removed.ts']) write(name, 'committed');
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example', 'commit', '--quiet', '-m', 'first');
}

test('changed, added and removed files differ from those that passed, known to git or not; ignored ones are not looked at', () => {
  repository();
  write('edited.ts', 'before the check');
  writeLastCheck(snapshot(folder), stored);
  expect(changedSinceLastCheck({ stored, folder })).toEqual([]);
  write('changed.ts', 'now');
  write('added.ts', 'now');
  write('ignored.txt', 'now');
  rmSync(join(folder, 'removed.ts'));
  expect(changedSinceLastCheck({ stored, folder })?.sort()).toEqual(['added.ts', 'changed.ts', 'removed.ts']);
});

test('without git there is no list of files', () => {
  expect(snapshot(folder)).toBeUndefined();
});

test('everything is checked without a check that passed, after one of another Node, or one that was cut off', () => {
  repository();
  expect(changedSinceLastCheck({ stored, folder })).toBeUndefined();
  writeLastCheck(snapshot(folder), stored);
  expect(changedSinceLastCheck({ stored, folder })).toEqual([]);
  writeFileSync(stored, JSON.stringify({ node: 'v1.0.0', files: 'HEAD' }));
  expect(changedSinceLastCheck({ stored, folder })).toBeUndefined();
  writeFileSync(stored, '{"node":');
  expect(changedSinceLastCheck({ stored, folder })).toBeUndefined();
});
