import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { ScoreFormat } from '@tsugi/ui/components';
import type { Owner } from './compare.protocol.ts';
import type { CompareTable } from './compare-table.ts';

const SCORE_FORMATS: ReadonlySet<string> = new Set<ScoreFormat>([
  'POINT_100',
  'POINT_10_DECIMAL',
  'POINT_10',
  'POINT_5',
  'POINT_3',
]);

export interface OwnedList {
  /** Its key in the table. */
  readonly list: string;
  readonly entries: Iterable<ListEntry>;
  readonly storedAt: number;
  readonly owner: Owner | undefined;
}

/** Sets the list of a user. @returns the number of its titles. @throws for a format that this version does not know */
export function setOwnedList(table: CompareTable, { list, entries, storedAt, owner }: OwnedList): number {
  const format = owner?.scoreFormat ?? 'POINT_10_DECIMAL';
  if (!SCORE_FORMATS.has(format)) throw new Error(`Format "${format}" not found`);
  return table.setList(list, entries, storedAt, format);
}
