import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where made pictures are kept. The key names the content: what is stored is never stale. */
export type PictureStore = {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Buffer): Promise<void>;
};

export function memoryStore(): PictureStore {
  const pictures = new Map<string, Buffer>();
  return {
    read: async (key) => pictures.get(key),
    write: async (key, bytes) => void pictures.set(key, bytes),
  };
}

/** A folder that outlives the process and that several sandboxes may share. */
export function diskStore(folder: string): PictureStore {
  let isWritable = true;
  return {
    read: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (key, bytes) => {
      if (!isWritable) return;
      // Renamed when it is whole: another sandbox may read or write the same picture.
      const part = join(folder, `${key}.${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(part, bytes);
        await rename(part, join(folder, key));
      } catch (error) {
        // A full or read-only disk: pictures are made anew for each request.
        isWritable = false;
        console.warn(`Pictures are not kept in ${folder}: ${error}`);
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** About 250 MB. */
const MOST_FILES = 10_000;

/** Deletes the older half of the folder's pictures when they are too many, as after changes of the drawings. */
export async function prune(folder: string, most = MOST_FILES): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (names.length <= most) return;
  const files = [];
  for (const name of names) {
    const file = join(folder, name);
    // Another sandbox may have deleted it.
    const made = await stat(file).catch(() => undefined);
    if (made !== undefined) files.push({ file, time: made.mtimeMs });
  }
  files.sort((one, other) => one.time - other.time);
  for (const { file } of files.slice(0, files.length - Math.ceil(most / 2))) await rm(file, { force: true });
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
