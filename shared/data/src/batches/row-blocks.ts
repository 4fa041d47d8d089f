import type { BatchRow } from './batch-row.ts';

/** Rows stand in blocks: a response about 50 of them rewrites a few. */
export const ROWS_PER_BLOCK = 250;

export interface RowBlock {
  readonly batch: string;
  readonly block: number;
  readonly rows: readonly BatchRow[];
}

export function rowBlocks(batch: string, rows: readonly BatchRow[]): readonly RowBlock[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_BLOCK) }, (_, block) => ({
    batch,
    block,
    rows: rows.slice(block * ROWS_PER_BLOCK, (block + 1) * ROWS_PER_BLOCK),
  }));
}

interface RowStore {
  readonly getAllKeys: (range: IDBKeyRange) => Promise<readonly [string, number][]>;
  readonly get: (key: [string, number]) => Promise<RowBlock | undefined>;
}

/** One block after the other: each is copied in a task of its own, and the page stays responsive. */
export async function rowsIn(store: RowStore, range: IDBKeyRange): Promise<readonly BatchRow[]> {
  const blocks: RowBlock[] = [];
  for (const key of await store.getAllKeys(range)) {
    const block = await store.get(key);
    if (block) blocks.push(block);
  }
  return blocks.flatMap(({ rows }) => rows);
}
