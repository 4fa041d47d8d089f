import type { CacheEntry } from './entry.ts';

/**
 * Writing one record of a megabyte blocks the page for as long as the browser copies it. So the long arrays of a
 * large entry are records of their own, each written and read in its own turn.
 */
export interface SplitEntry {
  /** The entry with a place holder for each long array. */
  readonly head: CacheEntry;
  readonly parts: readonly CacheEntry[];
}

/** Entries below this many bytes are written as one record. */
const SPLIT_BYTES = 400_000;
/** Arrays of more items are records of their own: what is left in the head of a list in many sections is short. */
const LONG = 50;
/** Items of one record. Of a list they have about 300 KB, which a page writes within some ten milliseconds. */
const SLICE = 200;

/** Stands for a long array in the head. Its name is no member that a service gives. */
interface PlaceHolder {
  readonly $slices: readonly [first: number, end: number];
}

/** @param id unique for each time of writing: parts of another time are not joined */
export function splitEntry(entry: CacheEntry, id: string): SplitEntry {
  if (entry.size < SPLIT_BYTES) return { head: entry, parts: [] };
  const slices: (readonly unknown[])[] = [];
  const cut = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]));
    }
    if (value.length <= LONG) return value.map(cut);
    const first = slices.length;
    for (let at = 0; at < value.length; at += SLICE) slices.push(value.slice(at, at + SLICE));
    const holder: PlaceHolder = { $slices: [first, slices.length] };
    return holder;
  };
  const data = cut(entry.data);
  if (slices.length === 0) return { head: entry, parts: [] };
  const size = Math.ceil(entry.size / (slices.length + 1));
  return {
    head: { ...entry, data, size, parts: { id, count: slices.length } },
    parts: slices.map((items, index) => ({
      ...entry,
      cacheKey: partKey(entry.cacheKey, id, index),
      data: items,
      size,
    })),
  };
}

/** The entry as it was, or undefined when a part of it is gone. */
export async function joinEntry(
  head: CacheEntry,
  read: (key: string) => Promise<CacheEntry | undefined>,
): Promise<CacheEntry | undefined> {
  const { parts, ...entry } = head;
  if (!parts) return head;
  const records = await Promise.all(
    Array.from({ length: parts.count }, (_, index) => read(partKey(head.cacheKey, parts.id, index))),
  );
  const slices = records.flatMap((part) => (Array.isArray(part?.data) ? [part.data] : []));
  if (slices.length < parts.count) return undefined;
  const join = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(join);
    if (isPlaceHolder(value)) return slices.slice(...value.$slices).flat();
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, join(member)]));
  };
  return { ...entry, data: join(head.data), size: head.size * (parts.count + 1) };
}

function isPlaceHolder(value: object): value is PlaceHolder {
  return '$slices' in value && Array.isArray(value.$slices);
}

/** Keys end with the JSON of the variables, so that no key contains the part suffix. */
const SEPARATOR = '#part/';

function partKey(key: string, id: string, index: number): string {
  return `${key}${SEPARATOR}${id}/${index}`;
}

export function isPartKey(key: string): boolean {
  return /#part\/[\w-]+\/\d+$/.test(key);
}

/** All parts of an entry that were written at another time than this one. */
export function staleParts(keys: readonly string[], key: string, id: string | undefined): readonly string[] {
  const current = id === undefined ? undefined : `${key}${SEPARATOR}${id}/`;
  return keys.filter((one) => isPartKey(one) && !(current !== undefined && one.startsWith(current)));
}

/** The range of the keys of an entry's parts. */
export function partRange(key: string): readonly [from: string, to: string] {
  return [`${key}${SEPARATOR}`, `${key}${SEPARATOR}\uffff`];
}
