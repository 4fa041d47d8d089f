import { retryWithBackoff } from '@tsugi/contract';
import { layer } from '../layer.ts';

/**
 * Loads the file of the queue, which sends what is in the outbox, and starts it. A file that does not come is requested
 * until it does: until then the changes stay in the outbox.
 */
export async function loadMutationQueue(): Promise<void> {
  const { changes } = layer();
  if (changes.queue || changes.isLoading) return;
  changes.isLoading = true;
  const { pageMutationQueue } = await retryWithBackoff(
    () => import(/* webpackChunkName: "data-outbox" */ './page-mutation-queue.ts'),
  );
  pageMutationQueue();
}
