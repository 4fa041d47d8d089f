import { t } from '@tsugi/i18n/macro';
import { messageOf } from '../message-of.ts';
import { fetchJson } from '../remotes/fetch-json.ts';
import { StartError } from '../start-error.ts';
import { START_POLICY } from '../start-policy.ts';
import type { ReadFile, StartFile, StartValue } from './start-file.ts';

/** What this document has read, the first of each name, and what it runs without: the lazy parts of the frame store and say it. */
export const startFiles = { read: {} as Record<string, ReadFile>, hasSubstitutes: false };

/** Resolves when substitutes are used for what has not arrived. */
export function whenLate(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, START_POLICY.substituteAfterMs));
}

/**
 * Reads a file that the page cannot start without. A missing, hanging or malformed one is replaced by the last good copy
 * on this device, or by what index.html carries.
 * @param late from `whenLate`; files that are read one after the other share it
 * @throws StartError when there is no substitute
 */
export async function readStartFile<T>(file: StartFile<T>, late: Promise<undefined>): Promise<StartValue<T>> {
  const reading = readCurrent(file);
  const current = await Promise.race([reading, late]).catch(() => undefined);
  if (current) return current;
  const found = await substitute(file);
  startFiles.hasSubstitutes ||= found !== undefined;
  return found ?? reading;
}

/** A file of its own: few starts need it. One that does not arrive either leaves the error of the file itself. */
async function substitute<T>(file: StartFile<T>): Promise<StartValue<T> | undefined> {
  try {
    return (await import('./good-copies.ts')).findSubstitute(file);
  } catch {
    return undefined;
  }
}

async function readCurrent<T>({ name, url, parse, started }: StartFile<T>): Promise<StartValue<T>> {
  let raw: unknown;
  try {
    raw = await (started ?? fetchJson(url)).catch((cause: unknown) => {
      // A second request for what has hung for its whole timeout would only hang again.
      if (isTimeout(cause)) throw cause;
      return fetchJson(url);
    });
  } catch (cause) {
    const message = isTimeout(cause) ? t`It did not arrive in time.` : messageOf(cause);
    throw new StartError(name, undefined, message, { cause });
  }
  const parsed = parse(raw, url);
  if (!parsed.ok) throw new StartError(name, parsed.key, `expected ${parsed.expected}`);
  // The registry is read again while the page is in use.
  startFiles.read[name] ??= { name, url, raw };
  return { value: parsed.value, isSubstitute: false };
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}
