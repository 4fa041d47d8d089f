import { retryWithBackoff } from '@tsugi/platform/retry';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { pageAuth } from '../auth/auth-store.ts';
import type { ApiError } from '../core/api-error.ts';
import { pageClock } from '../core/page.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { keyed } from './definitions/key-of.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';
import { isWaiting } from './is-waiting.ts';
import { loadControlCode } from './load-control-code.ts';
import { pageChanges } from './page-changes.ts';

/** What all controls have. */
export interface ChangeControl {
  /** False when signed out, or when there is nothing to change. */
  readonly disabled: boolean;
  /** The change is stored on this device and not sent yet: offline, while the circuit breaker is open, under a rate limit. */
  readonly isWaiting: boolean;
  /** Why the service refused the last change, until the next one. */
  readonly error: ApiError | undefined;
}

export interface ChangeState<M extends Members> extends ChangeControl {
  /** What is wanted while a change is pending, else undefined. */
  readonly wanted: M | undefined;
  readonly change: (base: M, change: Partial<M>) => void;
}

/** One thing that can be changed. `title` names it in the list of waiting changes. The code of changes is loaded for a signed-in user only. */
export function useChange<M extends Members>(subject: MutationSubject, title?: string): ChangeState<M> {
  const auth = pageAuth();
  const { subscribe } = pageOptimistic();
  const [, codeArrived] = useReducer((count: number) => count + 1, 0);
  const thing = keyed(subject);
  const { key } = thing;
  const outbox = pageChanges().code?.pageOutbox();
  const pending = useSyncExternalStore(subscribe, () => outbox?.get(key));
  const waits = useSyncExternalStore(subscribe, () => {
    const item = outbox?.get(key);
    return item !== undefined && isWaiting(item, outbox?.pending() ?? [], pageClock().now());
  });
  const error = useSyncExternalStore(subscribe, () => outbox?.error(key));
  const token = useSyncExternalStore(auth.subscribe, auth.token);
  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    // Also when it has come since the render.
    if (!outbox) void loadControlCode().then(() => isCurrent && codeArrived());
    void loadMutationQueue();
    return () => {
      isCurrent = false;
    };
  }, [token, outbox]);
  return {
    // What is stored under this key was put there with this definition's own members.
    wanted: pending?.wanted as M | undefined,
    isWaiting: waits,
    error,
    change: (base, change) => {
      if (auth.token() !== undefined) outbox?.change<M>(thing, base, change, title);
    },
    disabled: token === undefined || !outbox,
  };
}

/**
 * Loads the file of the queue, which sends what is in the outbox, and starts it. A file that does not come is requested
 * until it does: until then the changes stay in the outbox.
 */
export async function loadMutationQueue(): Promise<void> {
  const changes = pageChanges();
  if (changes.queue || changes.isLoading) return;
  changes.isLoading = true;
  const { pageMutationQueue } = await retryWithBackoff(
    () => import(/* webpackChunkName: "data-outbox" */ './page-mutation-queue.ts'),
  );
  pageMutationQueue();
}
