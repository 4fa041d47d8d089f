/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../lib/fingerprint.mjs';
import { packFolder } from './pack-folder.mjs';

const LONG = `1.0.0/${'a-long-name-of-a-folder/'.repeat(4)}${'route'.repeat(10)}.js`;
const FILES = {
  'index.html': '<p>日本語</p>',
  'assets/empty.css': '',
  [LONG]: 'x'.repeat(1500),
  'a.js.map': '{}',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack folder ü-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'from', path)), { recursive: true });
    writeFileSync(join(folder, 'from', path), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what tar unpacks is what was packed, without what was left out', () => {
  const archive = packFolder(join(folder, 'from'), {
    below: 'packed',
    leaveOut: (path) => path.endsWith('.map'),
  });
  execFileSync('tar', ['-xzf', '-'], { cwd: folder, input: archive });
  const unpacked = filesBelow(join(folder, 'packed')).map((file) => [
    relative(join(folder, 'packed'), file).replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ]);
  const { 'a.js.map': _, ...rest } = FILES;
  expect(Object.fromEntries(unpacked)).toEqual(rest);
});

test('the same files give the same archive, whenever they were written', () => {
  const before = packFolder(join(folder, 'from'), { below: 'packed' });
  utimesSync(join(folder, 'from/index.html'), 1, 1);
  expect(packFolder(join(folder, 'from'), { below: 'packed' }).equals(before)).toBe(true);
});

test('a path that the format has no place for is an error', () => {
  const path = join(folder, 'from', `${'n'.repeat(120)}.js`);
  writeFileSync(path, '');
  expect(() => packFolder(join(folder, 'from'), { below: 'packed' })).toThrow(/too long/);
});
