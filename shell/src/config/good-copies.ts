import { localStore, readItem, readJson, writeItem } from '@tsugi/platform/store';
import type { ReadFile, StartFile, StartValue } from './start-file.ts';

const PREFIX = 'tsugi.last-good:';

/** Stores what this start has read, for a start that cannot read it. */
export function storeGoodCopies(files: readonly ReadFile[]): void {
  for (const { name, url, raw } of files) {
    const text = JSON.stringify([url, raw]);
    if (readItem(localStore(), PREFIX + name) !== text) writeItem(localStore(), PREFIX + name, text);
  }
}

/** The last good copy on this device, or what index.html carries; undefined when neither is good. */
export function findSubstitute<T>(file: StartFile<T>): StartValue<T> | undefined {
  return usable(file, storedCopy(file.name, file.url)) ?? usable(file, file.embedded);
}

/** What this document runs with in place of files that it could not read. */
export const substitutes: ReadFile[] = [];

function usable<T>({ name, parse, url }: StartFile<T>, raw: unknown): StartValue<T> | undefined {
  const parsed = raw === undefined ? undefined : parse(raw, url);
  if (!parsed?.ok) return undefined;
  substitutes.push({ name, url, raw });
  return { value: parsed.value, isSubstitute: true };
}

function storedCopy(name: string, url: string): unknown {
  const copy = readJson(localStore(), PREFIX + name);
  return Array.isArray(copy) && copy[0] === url ? copy[1] : undefined;
}
