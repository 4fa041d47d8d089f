/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRegistry, withFileLock } from './change-registry.mjs';
import { withContent } from './move-pointer.mjs';
import { readRegistryFile, writeRegistryFile } from './registry-file.mjs';

let dir = '';
let file = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tsugi-change-'));
  file = join(dir, 'remotes.json');
  writeRegistryFile(file, { remotes: {} });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** @param {string} name */
const adding = (name) => (registry) => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: { manifest: `https://${name}.example/1.0.0/remote.json` } },
});

test('of two releases at once none is lost: the second is checked again, knowing the first', async () => {
  const seen = [];
  let letBothRead;
  const bothRead = new Promise((resolve) => {
    letBothRead = resolve;
  });
  const release = (name) =>
    changeRegistry(file, async (registry) => {
      seen.push(Object.keys(registry.remotes));
      if (seen.length === 2) letBothRead();
      await bothRead;
      return adding(name)(registry);
    });
  await Promise.all([release('media'), release('search')]);
  expect(Object.keys(readRegistryFile(file).remotes).sort()).toEqual(['media', 'search']);
  expect(seen.slice(0, 2)).toEqual([[], []]);
  expect(seen[2]).toHaveLength(1);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('many releases at once all arrive', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `remote-${index}`);
  await Promise.all(names.map((name) => changeRegistry(file, async (registry) => adding(name)(registry))));
  expect(Object.keys(readRegistryFile(file).remotes).sort()).toEqual(names);
});

test('a release that is refused changes nothing and leaves no lock', async () => {
  const before = readFileSync(file, 'utf8');
  await expect(changeRegistry(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('the lock of a process that was ended is taken away, a fresh one is waited for', async () => {
  const lock = `${file}.lock`;
  writeFileSync(lock, 'another');
  let isFree = false;
  const waiting = withFileLock(lock, () => isFree);
  setTimeout(() => {
    isFree = true;
    rmSync(lock);
  }, 60);
  expect(await waiting).toBe(true);

  writeFileSync(lock, 'ended');
  const longAgo = Date.now() / 1000 - 60;
  utimesSync(lock, longAgo, longAgo);
  expect(await withFileLock(lock, () => 'mine')).toBe('mine');
  expect(existsSync(lock)).toBe(false);
});

test('a version that was released keeps its content, from whichever checkout it is released again', () => {
  const contents = withContent({ manifest: 'm' }, '1.0.0', 'one');
  expect(contents).toEqual({ '1.0.0': 'one' });
  const entry = { manifest: 'm', contents };
  expect(withContent(entry, '1.0.0', 'one')).toEqual(contents);
  expect(withContent(entry, '1.1.0', 'two')).toEqual({ '1.0.0': 'one', '1.1.0': 'two' });
  expect(() => withContent(entry, '1.0.0', 'two')).toThrow('1.0.0 has been released with other content');
});
