import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRemotes, portOffset } from './paths.mjs';

test('remotes are the folders with a route table: the first four in the order of their ports, others by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tsugi-remotes-'));
  for (const name of ['zoo', 'search', 'hello', 'media']) {
    mkdirSync(join(folder, name, 'src'), { recursive: true });
    writeFileSync(join(folder, name, 'src/routes.ts'), '');
  }
  mkdirSync(join(folder, 'left-over', 'dist'), { recursive: true });
  expect(findRemotes(folder)).toEqual(['media', 'search', 'hello', 'zoo']);
  rmSync(folder, { recursive: true });
});

test('ports of the first four are fixed by name, the others follow them', () => {
  const names = ['media', 'search', 'hello', 'zoo'];
  expect(names.map((name) => portOffset(name, names))).toEqual([1, 3, 5, 6]);
});

test('a tenth remote is refused by name', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(portOffset('e', names)).toBe(9);
  expect(() => portOffset('f', names)).toThrow('no port left for the remote "f"');
});
