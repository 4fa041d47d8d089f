import type { AuthUser } from '@tsugi/data';
import type { BatchChange, BatchInput } from '@tsugi/data/batches';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { nextTask } from '@tsugi/platform/next-task';
import type { ImportSession } from './import-session.ts';
import type { Strategy, UnknownLists } from './worker/import.protocol.ts';

/** Changes that are handed over in one task. */
const AT_ONCE = 500;

export interface Chosen {
  readonly types: readonly MediaType[];
  readonly strategy: Strategy;
  /** Custom lists that the account gets first; undefined for none. */
  readonly newLists: UnknownLists | undefined;
}

/** What is chosen, as one batch for each list that it changes. Rejects with an Error when the worker has ended. */
export async function collectBatches(
  { client, fileName }: Pick<ImportSession, 'client' | 'fileName'>,
  { types, strategy, newLists }: Chosen,
  viewer: Pick<AuthUser, 'animeList' | 'mangaList'>,
): Promise<readonly BatchInput[]> {
  const inputs: BatchInput[] = [];
  for (const type of types) {
    const changes: BatchChange[] = [];
    for (;;) {
      const some = await client.ask({ kind: 'chosen', type, strategy, from: changes.length, count: AT_ONCE });
      changes.push(...some);
      if (some.length < AT_ONCE) break;
      await nextTask();
    }
    if (changes.length === 0) continue;
    const added = newLists?.[type] ?? [];
    const { customLists } = type === 'ANIME' ? viewer.animeList : viewer.mangaList;
    const options = { customLists: [...customLists, ...added] };
    inputs.push({
      action: 'import',
      type,
      changes,
      detail: { file: fileName },
      ...(added.length > 0 ? { prepare: { kind: 'list-options', type, options } } : {}),
    });
  }
  return inputs;
}
