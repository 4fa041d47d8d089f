import type { BatchChange, BatchInput } from '@tsugi/data/batches';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { nextTask } from '@tsugi/platform/next-task';
import type { ImportSession } from './import-session.ts';
import type { Strategy } from './worker/import.protocol.ts';

/** Changes that are handed over in one task. */
const AT_ONCE = 500;

/** What is chosen, as one batch for each list that it changes. Rejects with an Error when the worker has ended. */
export async function collectBatches(
  { client, fileName }: Pick<ImportSession, 'client' | 'fileName'>,
  types: readonly MediaType[],
  strategy: Strategy,
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
    if (changes.length > 0) inputs.push({ action: 'import', type, changes, detail: { file: fileName } });
  }
  return inputs;
}
