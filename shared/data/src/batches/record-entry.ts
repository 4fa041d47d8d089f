import type { ConfirmedEntry } from '../changes/page-changes.ts';
import { pageBatches } from './page-batches.ts';
import { singleEffect } from './single-effect.ts';

/** Notes a change by itself for the history of its account. Rejects without a database. */
export async function recordEntry(change: ConfirmedEntry, account: string): Promise<void> {
  const { mediaId, title = '', at } = change;
  const effect = singleEffect(change);
  if (effect) await pageBatches().recordSingle({ mediaId, title, at, effect }, account);
}
