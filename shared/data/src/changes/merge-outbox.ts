import type { OutboxRecord } from './outbox-database.ts';

export interface OutboxSides {
  /** What the database has. */
  readonly stored: ReadonlyMap<string, OutboxRecord>;
  /** What localStorage has. */
  readonly local: ReadonlyMap<string, string>;
  /** What this page alone has, or has read from the database. */
  readonly held: ReadonlyMap<string, string>;
  /** What this page has not written to the database yet; undefined: removed. */
  readonly dirty: ReadonlyMap<string, OutboxRecord | undefined>;
  /** Names of items that were removed by a page which may have closed before the database knew. */
  readonly removed: ReadonlySet<string>;
  /** The database was deleted while this page had it open. */
  readonly isReplaced: boolean;
}

export interface MergedOutbox {
  /** For the database. */
  readonly changes: Map<string, OutboxRecord | undefined>;
  /** For the page's memory: the text, or undefined for what is over. */
  readonly held: Map<string, string | undefined>;
}

/**
 * Brings the three places of the outbox together. The database decides what there is: an item that localStorage alone has
 * comes from an earlier release, or from a page that closed before its transaction was done; one that localStorage alone
 * lacks was lost there, and returns.
 * @param mirror writes an item to localStorage; false when that does not take it
 */
export function mergeOutbox(
  sides: OutboxSides,
  mirror: (name: string, text: string) => boolean,
): MergedOutbox {
  const { stored, local, dirty, removed } = sides;
  const changes = new Map(dirty);
  const held = new Map<string, string | undefined>();
  for (const name of removed) if (!changes.has(name)) changes.set(name, undefined);
  for (const [name, text] of local)
    if (!stored.has(name) && !changes.has(name)) changes.set(name, { name, text });
  for (const [name, record] of stored) {
    if (changes.has(name)) continue;
    const text = local.get(name);
    if (record.isAhead || (text === undefined && !mirror(name, record.text))) {
      held.set(name, record.text);
      if (!record.isAhead) changes.set(name, { name, text: record.text, isAhead: true });
    } else if (text !== undefined && text !== record.text) {
      // It is written there first.
      changes.set(name, { name, text });
    }
  }
  for (const [name, text] of sides.held) {
    if (held.has(name) || changes.has(name)) continue;
    if (sides.isReplaced) changes.set(name, { name, text, isAhead: true });
    // Another tab has sent it meanwhile.
    else held.set(name, undefined);
  }
  return { changes, held };
}
