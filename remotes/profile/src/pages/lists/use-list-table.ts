import { useAuth } from '@tsugi/data';
import type { ListType } from '@tsugi/lists/list-type';
import { useSession } from '@tsugi/lists/use-session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownPart } from './list-feed.ts';
import {
  type ListSession,
  type ListState,
  openListSession,
  preloadedLists,
  sourceKey,
} from './list-session.ts';

/** A list as the worker holds it. */
export interface ListTable extends ListState {
  readonly retry: () => void;
}

export interface ListUse {
  /** What the page shows: results of it come with the list. */
  readonly part: ShownPart;
  readonly isOwn: boolean;
}

export function useListTable(userName: string, type: ListType, { part, isOwn }: ListUse): ListTable {
  const isSignedIn = useAuth().status === 'signed-in';
  const source = { userName, type, isSignedIn };
  const key = sourceKey(source);
  const [attempt, setAttempt] = useState(0);
  /** The user asked for the list again: a stored one is not enough, however new it is. */
  const isForced = useRef(false);
  const [state, session] = useSession<ListState, ListSession>({
    key,
    attempt,
    preloaded: preloadedLists,
    open: () => {
      const opened = openListSession(source, { part, isForced: isForced.current });
      isForced.current = false;
      return opened;
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is told, too
  useEffect(() => {
    if (isOwn) session.current?.setOwn();
  }, [isOwn, key, attempt]);
  useEffect(() => session.current?.setPart(part));

  const retry = useCallback(() => {
    isForced.current = true;
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
