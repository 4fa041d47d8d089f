import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore, prune } from './picture-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures ü '));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a kept picture is there for the next sandbox', async () => {
  const inner = join(folder, 'made', 'later');
  await expect(diskStore(inner).read('a.webp')).resolves.toBeUndefined();
  await diskStore(inner).write('a.webp', Buffer.from('picture'));
  await expect(diskStore(inner).read('a.webp')).resolves.toEqual(Buffer.from('picture'));
  await expect(readdir(inner)).resolves.toEqual(['a.webp']);
});

test('a folder that cannot be written to is said once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = join(folder, 'file');
  await writeFile(file, '');
  const store = diskStore(join(file, 'below'));
  await store.write('a.webp', Buffer.from('picture'));
  await store.write('b.webp', Buffer.from('picture'));
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('of too many pictures the oldest are deleted', async () => {
  await prune(join(folder, 'missing'));
  for (let at = 1; at <= 5; at += 1) {
    await writeFile(join(folder, `${at}.webp`), '');
    await utimes(join(folder, `${at}.webp`), at, at);
  }
  await prune(folder, 5);
  await expect(readdir(folder)).resolves.toHaveLength(5);
  await prune(folder, 4);
  await expect(readdir(folder)).resolves.toEqual(['4.webp', '5.webp']);
});
