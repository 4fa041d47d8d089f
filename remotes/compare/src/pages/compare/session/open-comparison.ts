import { expectForInitialPage, watchChanges } from '@tsugi/data/stored';
import { createPreloadedSessions } from '@tsugi/platform/preloaded-session';
import { startWorker } from '@tsugi/platform/worker';
import { createRequestHandler, createWorkerClient } from '@tsugi/platform/worker-client';
import workerUrl from '@workers/compare.worker.js?asset';
import type { CompareType } from '../../../model/params.ts';
import type { Comparison } from '../../../model/types.ts';
import type { CompareCommand, CompareResults } from '../../../worker/compare.protocol.ts';
import { createCommandHandler } from '../../../worker/handle-command.ts';
import { createSession, type Session, type SessionInput } from './session.ts';

/** Which lists are compared; each account reads what the service shows it. */
export interface ComparisonSource {
  readonly type: CompareType;
  readonly isSignedIn: boolean;
}

/** A comparison with a worker of its own. */
export interface OpenComparison extends Pick<Session, 'update' | 'retry'> {
  /** What it has found so far. */
  readonly current: () => Comparison | undefined;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (comparison: Comparison) => void) => () => void;
  /** Ends its requests and the worker with its data. */
  readonly close: () => void;
}

export function sourceKey({ type, isSignedIn }: ComparisonSource): string {
  return `${type}/${isSignedIn}`;
}

export function openComparison({ type }: ComparisonSource): OpenComparison {
  const listeners = new Set<(comparison: Comparison) => void>();
  let current: Comparison | undefined;
  const client = createWorkerClient<CompareCommand, CompareResults>({
    start: () => startWorker(workerUrl, 'compare'),
    createHandler: () => createRequestHandler(createCommandHandler()),
    onLost: () => session.restart(),
  });
  const session: Session = createSession(client, {
    type,
    onChange: (comparison) => {
      current = comparison;
      for (const listener of [...listeners]) listener(comparison);
    },
  });
  const stopWatching = watchChanges(session.applyChanges);
  opened += 1;
  return {
    update: session.update,
    retry: session.retry,
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      opened -= 1;
      listeners.clear();
      stopWatching();
      session.close();
      client.close();
    },
  };
}

/** Comparisons that are open. */
let opened = 0;
const preloaded = createPreloadedSessions<OpenComparison>();

/** Starts a comparison while its page still loads. The page takes it when it is mounted. */
export function startComparison(source: ComparisonSource, input: SessionInput): void {
  preloaded.close();
  // The page that is shown keeps its comparison when its URL changes.
  if (opened > 0 || input.users.length === 0) return;
  const comparison = openComparison(source);
  preloaded.hold(sourceKey(source), comparison);
  // With one user there is no first screen: the page shows at once how far the list is.
  if (input.users.length > 1) expectForInitialPage(settled(comparison));
  comparison.update(input);
}

/** Settles when there are results, or nothing to wait for. */
function settled({ subscribe }: OpenComparison): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(({ results, pending, isComputing, error }) => {
      if (!results && !error && (pending > 0 || isComputing)) return;
      stop();
      resolve();
    });
  });
}

/** What the comparison that the page is about to take has found. */
export function preloadedComparison(key: string): Comparison | undefined {
  return preloaded.peek(key)?.current();
}

export const takePreloaded = preloaded.take;
