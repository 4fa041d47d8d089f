import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';

type Retry = () => void;

const NONE: readonly Retry[] = [];
const groupsAtom = atom<Readonly<Record<string, readonly Retry[]>>>({});

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
  const [groups, setGroups] = useAtom(groupsAtom);
  // Before the browser paints, so that no second message is ever seen.
  useLayoutEffect(() => {
    if (cause === undefined) return;
    const change = (update: (group: readonly Retry[]) => readonly Retry[]) =>
      setGroups((before) => ({ ...before, [cause]: update(before[cause] ?? NONE) }));
    change((group) => [...group, retry]);
    return () => change((group) => group.filter((one) => one !== retry));
  }, [cause, retry, setGroups]);
  const group = (cause === undefined ? undefined : groups[cause]) ?? NONE;
  const retryAll = () => {
    for (const one of group) one();
  };
  return { size: group.length, isFirst: group[0] === retry, retryAll };
}
