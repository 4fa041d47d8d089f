import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { MediaType, ScoreFormat } from '@tsugi/data/wire/tracker';

/** What is exported. */
export interface ExportSource {
  readonly userName: string;
  readonly scoreFormat: ScoreFormat;
  /** Milliseconds since 1970. */
  readonly exportedAt: number;
  readonly lists: readonly ExportedList[];
}

export interface ExportedList {
  readonly type: MediaType;
  /** When the service was asked for the list; milliseconds since 1970. */
  readonly asOf: number;
  /** Each media once. */
  readonly entries: readonly ListEntry[];
}

/** Entries that are written in one task. */
const AT_ONCE = 500;

/** @returns the text of all items, in pieces that take a few milliseconds each */
export function* inPieces<T>(
  items: readonly T[],
  write: (item: T, index: number) => string,
): Generator<string> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    yield items
      .slice(from, from + AT_ONCE)
      .map((item, index) => write(item, from + index))
      .join('');
  }
}
