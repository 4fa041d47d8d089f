/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differingFiles, readFiles, readLastCheck, writeLastCheck } from './last-check.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args) => expect(spawnSync('git', args, { cwd: folder }).status).toBe(0);

test('changed, added and removed files differ, known to git or not; ignored ones are not looked at', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, '.gitignore'), 'ignored.txt\n');
  for (const name of ['same.ts', 'changed.ts', 'removed.ts']) writeFileSync(join(folder, name), 'before');
  git('add', '.');
  const before = readFiles(folder);
  writeFileSync(join(folder, 'changed.ts'), 'now');
  writeFileSync(join(folder, 'added.ts'), 'now');
  writeFileSync(join(folder, 'ignored.txt'), 'now');
  rmSync(join(folder, 'removed.ts'));

  expect(differingFiles(before, readFiles(folder))).toEqual(['added.ts', 'changed.ts', 'removed.ts']);
  expect(differingFiles(before, before)).toEqual([]);
});

test('without git there is no list of files', () => {
  expect(readFiles(folder)).toBeUndefined();
});

test('what passed is read again, unless it is of another Node or cut off', () => {
  const stored = join(folder, 'cache/last-check.json');
  expect(readLastCheck(stored)).toBeUndefined();
  writeLastCheck({ 'a.ts': 'hash' }, stored);
  expect(readLastCheck(stored)).toEqual({ 'a.ts': 'hash' });
  writeFileSync(stored, JSON.stringify({ node: 'v1.0.0', files: { 'a.ts': 'hash' } }));
  expect(readLastCheck(stored)).toBeUndefined();
  writeFileSync(stored, '{"node":');
  expect(readLastCheck(stored)).toBeUndefined();
});
