import { useLayoutEffect, useSyncExternalStore } from 'react';

type Retry = () => void;

const NONE: readonly Retry[] = [];
const groups = new Map<string, readonly Retry[]>();
const listeners = new Set<() => void>();

export interface FailureGroup {
  /** The failed widgets of the page with this cause. */
  readonly size: number;
  /** One of them, the first, tells the user for all. */
  readonly isFirst: boolean;
  readonly retryAll: () => void;
}

/**
 * The widgets of a page that fail for one cause: a remote that is down takes several of them, and one message says so.
 * @param cause undefined while the widget does not fail
 * @param retry of this widget: another function than that of any other widget
 */
export function useFailureGroup(cause: string | undefined, retry: Retry): FailureGroup {
  // Before the browser paints, so that no second message is ever seen.
  useLayoutEffect(() => {
    if (cause === undefined) return;
    change(cause, (group) => [...group, retry]);
    return () => change(cause, (group) => group.filter((one) => one !== retry));
  }, [cause, retry]);
  const group = useSyncExternalStore(subscribe, () =>
    cause === undefined ? NONE : (groups.get(cause) ?? NONE),
  );
  const retryAll = () => {
    for (const one of group) one();
  };
  return { size: group.length, isFirst: group[0] === retry, retryAll };
}

function change(cause: string, update: (group: readonly Retry[]) => readonly Retry[]): void {
  const group = update(groups.get(cause) ?? NONE);
  if (group.length > 0) groups.set(cause, group);
  else groups.delete(cause);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
