import { expectForInitialPage, watchChanges } from '@tsugi/data/stored';
import type { ListType } from '@tsugi/lists/list-type';
import { createPreloadedSessions } from '@tsugi/lists/preloaded-session';
import { openWorkerSession, type Session } from '@tsugi/lists/worker-session';
import workerUrl from '@workers/compare.worker.js?asset';
import type { Comparison } from '../../../model/types.ts';
import type { CompareCommand, CompareResults } from '../../../worker/compare.protocol.ts';
import { createCommandHandler } from '../../../worker/handle-command.ts';
import { type ComparisonSession, createSession, type SessionInput } from './session.ts';

/** Which lists are compared; each account reads what the service shows it. */
export interface ComparisonSource {
  readonly type: ListType;
  readonly isSignedIn: boolean;
}

/** A comparison with a worker of its own; its state is what it has found so far. */
export interface OpenComparison extends Session<Comparison>, Pick<ComparisonSession, 'update' | 'retry'> {}

export function sourceKey({ type, isSignedIn }: ComparisonSource): string {
  return `${type}/${isSignedIn}`;
}

export function openComparison({ type }: ComparisonSource): OpenComparison {
  const { client, setState, ...opened } = openWorkerSession<Comparison, CompareCommand, CompareResults>({
    url: workerUrl,
    name: 'compare',
    createHandler: createCommandHandler,
    onLost: () => session.restart(),
  });
  const session: ComparisonSession = createSession(client, { type, onChange: setState });
  const stopWatching = watchChanges(session.applyChanges);
  openCount += 1;
  return {
    ...opened,
    update: session.update,
    retry: session.retry,
    close: () => {
      openCount -= 1;
      stopWatching();
      session.close();
      opened.close();
    },
  };
}

/** Comparisons that are open. */
let openCount = 0;
export const preloadedComparisons = createPreloadedSessions<OpenComparison>();

/** Starts a comparison while its page still loads. The page takes it when it is mounted. */
export function startComparison(source: ComparisonSource, input: SessionInput): void {
  preloadedComparisons.close();
  // The page that is shown keeps its comparison when its URL changes.
  if (openCount > 0 || input.users.length === 0) return;
  const comparison = openComparison(source);
  preloadedComparisons.hold(sourceKey(source), comparison);
  // With one user there is no first screen: the page shows at once how far the list is.
  if (input.users.length > 1) expectForInitialPage(settled(comparison));
  comparison.update(input);
}

/** Settles when there are results, or nothing to wait for. */
function settled({ state, subscribe }: OpenComparison): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      const { results, pending = 0, isComputing, error } = state() ?? {};
      if (!results && !error && (pending > 0 || isComputing)) return;
      stop();
      resolve();
    });
  });
}
