import { nextTask } from '@tsugi/platform/next-task';
import type { ListClient } from '../worker/list.protocol.ts';
import type { OutcomeRules } from './entry-outcome.ts';
import { type BulkAction, EMPTY_PREVIEW, joinPreviews, type Preview, previewOf } from './preview.ts';

/** Entries that are asked for and compared in one task. */
const SLICE = 500;

/**
 * What a change makes of the entries of these media, slice by slice: the page stays free between them, however many there are.
 * In the page, since the code of the list's worker is in the first load as well, for where no worker starts.
 * @returns undefined when it was aborted
 */
export async function collectPreview(
  client: ListClient,
  mediaIds: readonly number[],
  action: BulkAction,
  rules: OutcomeRules,
  signal: AbortSignal,
): Promise<Preview | undefined> {
  let preview = EMPTY_PREVIEW;
  for (let at = 0; at < mediaIds.length; at += SLICE) {
    const slice = mediaIds.slice(at, at + SLICE);
    const entries = await client.ask({ kind: 'entries', mediaIds: slice });
    // Where there is no worker, the answer has come in the same task.
    await nextTask();
    if (signal.aborted) return undefined;
    preview = joinPreviews(preview, previewOf(entries, slice.length, action, rules));
  }
  return preview;
}
