import { type ApiError, asApiError, read } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CompareType, nameKey } from '../params.ts';
import { toUserList } from './to-user-list.ts';
import type { UserList } from './user-list.ts';

export type UserListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly list: UserList }
  | { readonly status: 'error'; readonly error: ApiError };

export interface UserLists {
  /** Changes by identity whenever a state does. */
  readonly states: ReadonlyMap<string, UserListState>;
  /** Of a user who has just been added: loading. */
  readonly stateOf: (name: string) => UserListState;
  readonly retry: (name: string) => void;
}

const LOADING: UserListState = { status: 'loading' };

/** Reads the lists of the chosen users; removing a user ends its request. */
export function useUserLists(names: readonly string[], type: CompareType): UserLists {
  const [states, setStates] = useState<ReadonlyMap<string, UserListState>>(new Map());
  const requests = useRef(new Map<string, AbortController>());
  const wanted = names.map((name) => listKey(name, type)).join('\n');

  const start = useCallback(
    (name: string, mode?: 'reload') => {
      const key = listKey(name, type);
      const controller = new AbortController();
      requests.current.get(key)?.abort();
      requests.current.set(key, controller);
      const settle = (state: UserListState) => {
        if (!controller.signal.aborted) setStates((all) => new Map(all).set(key, state));
      };
      settle(LOADING);
      const options = { signal: controller.signal, ...(mode ? { mode } : {}) };
      read(mediaListCollection, { userName: name, type: type === 'anime' ? 'ANIME' : 'MANGA' }, options)
        .then((data) => settle({ status: 'ready', list: toUserList(data, name) }))
        .catch((error: unknown) => settle({ status: 'error', error: asApiError(error, 'tracker') }));
    },
    [type],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` compares the names by content
  useEffect(() => {
    for (const name of names) if (!requests.current.has(listKey(name, type))) start(name);
    const keep = new Set(names.map((name) => listKey(name, type)));
    for (const [key, controller] of requests.current) {
      if (keep.has(key)) continue;
      controller.abort();
      requests.current.delete(key);
      setStates((all) => new Map([...all].filter(([other]) => other !== key)));
    }
  }, [wanted, start]);

  useEffect(() => {
    const open = requests.current;
    return () => {
      for (const controller of open.values()) controller.abort();
      open.clear();
    };
  }, []);

  return {
    states,
    stateOf: (name) => states.get(listKey(name, type)) ?? LOADING,
    retry: (name) => start(name, 'reload'),
  };
}

function listKey(name: string, type: CompareType): string {
  return `${type}/${nameKey(name)}`;
}
