import { useAuth } from '@tsugi/data';
import type { ListType } from '@tsugi/lists/list-type';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownPart } from './list-feed.ts';
import {
  type ListSession,
  type ListState,
  openListSession,
  preloadedState,
  sourceKey,
  takePreloadedSession,
} from './list-session.ts';

/** A list as the worker holds it. */
export interface ListTable extends ListState {
  readonly retry: () => void;
}

interface KeyedState extends ListState {
  readonly key: string;
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
  const [state, setState] = useState((): KeyedState => ({ ...preloadedState(key), key }));

  const current = useRef<ListSession>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has what the list depends on, another attempt loads again
  useEffect(() => {
    if (userName === '') return;
    const session =
      takePreloadedSession(key) ?? openListSession(source, { part, isForced: isForced.current });
    current.current = session;
    isForced.current = false;
    const show = () => {
      const now = session.state();
      setState((shown) =>
        shown.key === key && shown.table === now.table && shown.error === now.error ? shown : { ...now, key },
      );
    };
    const stop = session.subscribe(show);
    show();
    return () => {
      stop();
      session.close();
      current.current = undefined;
    };
  }, [key, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is told, too
  useEffect(() => {
    if (isOwn) current.current?.setOwn();
  }, [isOwn, key, attempt]);
  useEffect(() => current.current?.setPart(part));

  const retry = useCallback(() => {
    isForced.current = true;
    setAttempt((count) => count + 1);
  }, []);
  const { table, error }: ListState = state.key === key ? state : preloadedState(key);
  return { ...(table ? { table } : {}), ...(error ? { error } : {}), retry };
}
