import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { entryChangesSince, isStoredFresh } from '@tsugi/data/stored';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { type ChosenUser, nameKey } from '../../../model/params.ts';
import type { ListState, ResultUser, UserProgress } from '../../../model/types.ts';
import type { OpenList } from '../../../worker/compare.protocol.ts';
import { IDLE, type KnownList, newList, readyState, resultUser } from './known-list.ts';
import { type CompareClient, followSettings, openStored, requestList, type WantedList } from './load-list.ts';
import { createTurns } from './turns.ts';
import { listFailure } from './worker-failure.ts';

/** A list that the worker has. */
export interface LoadedList {
  readonly key: string;
  readonly user: ResultUser;
}

/** The lists of the chosen users, which the worker reads from the database or gets from the service. */
export interface UserLists {
  /** @param viewer the signed-in user, whose changes count at once */
  readonly update: (users: readonly ChosenUser[], viewer: string | undefined) => void;
  readonly progressOf: (user: ChosenUser) => UserProgress;
  /** Undefined while the list is not there. */
  readonly loaded: (user: ChosenUser) => LoadedList | undefined;
  /** Whether the list may still come by itself. */
  readonly isComing: (user: ChosenUser) => boolean;
  /** The viewer has changed something. */
  readonly applyChanges: () => void;
  readonly retry: (name: string) => void;
  /** The worker has died: everything is read again. */
  readonly restart: () => void;
  /** Ends all requests. */
  readonly close: () => void;
}

export interface UserListsOptions {
  readonly type: ListType;
  /** The worker has other lists, or waits for fewer. */
  readonly onLists: () => void;
  readonly onProgress: () => void;
}

/** Lists that load at a time: the chunks of two lists take turns, and what the user opens meanwhile finds its place. */
const AT_A_TIME = 2;
/** Lists that the results wait for. */
export const FIRST_LISTS = 2;
// Turns: what the user asks for again, lists that are missing, newer ones of lists that are there.
const [AGAIN, MISSING, REFRESH] = [0, 1, 2];

const LOADING: ListState = { status: 'loading', titles: undefined };

export function createUserLists(client: CompareClient, options: UserListsOptions): UserLists {
  const { type, onLists, onProgress } = options;
  const lists = new Map<string, KnownList>();
  /** Keys of the enabled users that come first. */
  let firstKeys: readonly string[] = [];
  let viewerName: string | undefined;
  /** Lists that are being read from the database. */
  let opening = 0;
  /** Lists that were read and want a newer response. */
  const stale: KnownList[] = [];
  const turns = createTurns<KnownList>(AT_A_TIME, onProgress);

  const wanted = ({ key, name }: KnownList): WantedList => ({
    client,
    list: key,
    variables: { userName: name, type: wireType(type) },
  });

  const accept = async (known: KnownList, opened: OpenList, isRefreshing: boolean) => {
    const { signal } = known.abort;
    known.opened = opened;
    await sendChanges(known);
    if (signal.aborted) return;
    known.state = readyState(opened, isRefreshing);
    onLists();
  };

  const sendChanges = async ({ key, opened }: KnownList) => {
    const isOwn = opened?.owner && viewerName?.toLowerCase() === opened.owner.name.toLowerCase();
    if (!isOwn) return;
    await client.ask({ kind: 'changes', list: key, changes: entryChangesSince(opened.storedAt) });
  };

  /** Reads the stored list, and requests it when none is stored or fresh. */
  const load = async (known: KnownList) => {
    const { signal } = known.abort;
    known.state = LOADING;
    opening += 1;
    try {
      const opened = await openStored(wanted(known));
      if (signal.aborted) return;
      if (!opened) return request(known, MISSING);
      const isFresh = isStoredFresh(mediaListCollection, opened.storedAt, opened.missing);
      if (!isFresh) stale.push(known);
      await accept(known, opened, !isFresh);
    } catch (cause) {
      fail(known, signal, cause);
    } finally {
      opening -= 1;
      // Lists that are missing are known by now, and precede.
      if (opening === 0) for (const one of stale.splice(0)) request(one, REFRESH);
    }
  };

  const request = (known: KnownList, rank: number) => {
    const { signal } = known.abort;
    turns.add(known, rank, signal, async () => {
      if (known.state.status === 'error') known.state = LOADING;
      onProgress();
      try {
        const opened = await requestList(wanted(known), {
          signal,
          // Only what the user asks for again has to be new.
          takesPrefetched: rank !== AGAIN,
          priority: rank === AGAIN || firstKeys.includes(known.key) ? 'interactive' : 'background',
          onTitles: (titles) => {
            if (signal.aborted || known.state.status !== 'loading') return;
            known.state = { status: 'loading', titles };
            onProgress();
          },
        });
        if (!signal.aborted) await accept(known, opened, false);
      } catch (cause) {
        fail(known, signal, cause);
      }
    });
    onProgress();
  };

  const fail = (known: KnownList, signal: AbortSignal, cause: unknown) => {
    if (signal.aborted) return;
    const failure = listFailure(cause);
    known.state = known.opened
      ? readyState(known.opened, false, failure)
      : { status: 'error', error: failure };
    // One list less is awaited.
    onLists();
  };

  const begin = (known: KnownList) => {
    known.abort.abort();
    known.abort = new AbortController();
    known.stopFollowing ??= followSettings(wanted(known), () => {
      if (known.state.status !== 'idle') readAgain(known);
    });
    void load(known);
  };

  const readAgain = (known: KnownList) => {
    known.abort.abort();
    known.abort = new AbortController();
    known.state = known.opened ? readyState(known.opened, true) : LOADING;
    request(known, AGAIN);
  };

  const remove = ({ key, abort, stopFollowing }: KnownList) => {
    abort.abort();
    stopFollowing?.();
    lists.delete(key);
  };

  const retryWhenOnline = () => {
    for (const known of lists.values()) {
      if (known.state.status === 'error' && known.state.error.kind === 'offline') request(known, MISSING);
    }
  };
  addEventListener('online', retryWhenOnline);

  const known = ({ name }: ChosenUser) => lists.get(nameKey(name));
  const applyChanges = () => {
    for (const list of lists.values()) void sendChanges(list).catch(() => undefined);
    onLists();
  };

  return {
    update: (users, viewer) => {
      const isOther = viewerName !== viewer;
      viewerName = viewer;
      const keys = new Set(users.map(({ name }) => nameKey(name)));
      firstKeys = users
        .filter(({ disabled }) => !disabled)
        .slice(0, FIRST_LISTS)
        .map(({ name }) => nameKey(name));
      for (const [key, list] of lists) {
        if (keys.has(key)) continue;
        remove(list);
        client.ask({ kind: 'drop', list: key }).catch(() => undefined);
      }
      for (const user of users) {
        const list = known(user) ?? newList(user.name);
        lists.set(list.key, list);
        if (!user.disabled && list.state.status === 'idle') begin(list);
        // A list that is there stays for the case that its user is enabled again.
        if (user.disabled && !list.opened) {
          list.abort.abort();
          list.state = IDLE;
        }
      }
      if (isOther) applyChanges();
    },
    progressOf: (user) => {
      const list = known(user);
      const ahead = list && turns.ahead(list);
      const isWaiting = list?.state.status === 'loading' && ahead !== undefined;
      return {
        ...resultUser(list ?? newList(user.name)),
        list: isWaiting ? { status: 'waiting', ahead } : (list?.state ?? IDLE),
      };
    },
    loaded: (user) => {
      const list = known(user);
      return list?.opened && { key: list.key, user: resultUser(list) };
    },
    isComing: (user) => known(user)?.state.status === 'loading',
    applyChanges,
    retry: (name) => {
      const list = lists.get(nameKey(name));
      if (list) readAgain(list);
    },
    restart: () => {
      for (const list of lists.values()) {
        list.opened = undefined;
        if (list.state.status !== 'idle') begin(list);
      }
    },
    close: () => {
      removeEventListener('online', retryWhenOnline);
      for (const list of lists.values()) remove(list);
    },
  };
}
