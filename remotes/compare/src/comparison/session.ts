import { ApiError } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { entryChangesSince, isStoredFresh } from '@tsugi/data/stored';
import { type ChosenUser, type CompareType, nameKey } from '../params.ts';
import type { OpenList } from '../worker/compare.protocol.ts';
import { type CompareClient, openStored, requestList, type WantedList } from './load-list.ts';
import { createResultRows, type ResultRows } from './result-rows.ts';
import { createTurns } from './turns.ts';
import type { CompareQuery, Comparison, ListState, ResultUser, UserProgress } from './types.ts';

export interface SessionInput {
  readonly users: readonly ChosenUser[];
  readonly query: CompareQuery;
  /** The signed-in user, whose changes count at once. */
  readonly viewer: string | undefined;
}

/** One comparison: loads the lists of its users into the worker and computes with them. */
export interface Session {
  readonly update: (input: SessionInput) => void;
  /** The viewer has changed something. */
  readonly applyChanges: () => void;
  readonly retry: (name?: string) => void;
  /** Ends all requests; the caller ends the worker. */
  readonly close: () => void;
}

export interface SessionOptions {
  readonly type: CompareType;
  readonly onChange: (comparison: Comparison) => void;
}

/** A user of the comparison, with the list as far as it is there. */
interface KnownList {
  readonly key: string;
  readonly name: string;
  abort: AbortController;
  state: ListState;
  opened: OpenList | undefined;
}

/** Lists that load at a time: the chunks of two lists take turns, and what the user opens meanwhile finds its place. */
const AT_A_TIME = 2;
/** Lists that the results wait for. */
const FIRST_LISTS = 2;
// Turns: what the user asks for again, lists that are missing, newer ones of lists that are there.
const [AGAIN, MISSING, REFRESH] = [0, 1, 2];

const IDLE: ListState = { status: 'idle' };
const LOADING: ListState = { status: 'loading', titles: undefined };

/** Where a comparison begins. */
export function createSession(
  client: CompareClient,
  { type, onChange }: SessionOptions,
): Session & {
  /** The worker has died: everything is read again. */
  readonly restart: () => void;
} {
  const lists = new Map<string, KnownList>();
  let input: SessionInput | undefined;
  let isClosed = false;
  /** Lists that are being read from the database. */
  let opening = 0;
  /** Lists that were read and want a newer response. */
  const stale: KnownList[] = [];
  let running: Promise<void> | undefined;
  let isOutdated = false;
  let error: Error | undefined;
  /** Rises when the worker has died. */
  let workers = 0;
  /** What the results are of: another selection or query begins at its start. */
  let view = { key: '', id: 0 };
  let rows: ResultRows | undefined;

  const notify = () => {
    if (!isClosed && input) onChange(snapshot(input));
  };
  const turns = createTurns<KnownList>(AT_A_TIME, notify);

  const snapshot = ({ users }: SessionInput): Comparison => {
    const progress = users.map(progressOf);
    const pending = progress.filter(({ list }) => isComing(list)).length;
    return {
      users: progress,
      pending,
      results: rows?.results(),
      isComputing: running !== undefined || (!rows && pending > 0),
      error,
      retry: session.retry,
    };
  };

  const progressOf = (user: ChosenUser): UserProgress => {
    const known = lists.get(nameKey(user.name));
    const ahead = known && turns.ahead(known);
    const isWaiting = known?.state.status === 'loading' && ahead !== undefined;
    return {
      ...resultUser(known ?? { name: user.name, opened: undefined }),
      list: isWaiting ? { status: 'waiting', ahead } : (known?.state ?? IDLE),
    };
  };

  const wanted = ({ key, name }: KnownList): WantedList => ({
    client,
    list: key,
    variables: { userName: name, type: type === 'anime' ? 'ANIME' : 'MANGA' },
  });

  const accept = async (known: KnownList, opened: OpenList, isRefreshing: boolean) => {
    const { signal } = known.abort;
    known.opened = opened;
    await sendChanges(known);
    if (signal.aborted) return;
    known.state = { status: 'ready', titles: opened.titles, isRefreshing, error: undefined };
    compute();
  };

  const sendChanges = async ({ key, opened }: KnownList) => {
    const isOwn = opened?.owner && input?.viewer?.toLowerCase() === opened.owner.name.toLowerCase();
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
      const isFresh = isStoredFresh(mediaListCollection, opened.storedAt);
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
      notify();
      try {
        const opened = await requestList(wanted(known), {
          signal,
          priority: rank === AGAIN || isFirst(known) ? 'interactive' : 'background',
          onTitles: (titles) => {
            if (signal.aborted || known.state.status !== 'loading') return;
            known.state = { status: 'loading', titles };
            notify();
          },
        });
        if (!signal.aborted) await accept(known, opened, false);
      } catch (cause) {
        fail(known, signal, cause);
      }
    });
    notify();
  };

  const fail = (known: KnownList, signal: AbortSignal, cause: unknown) => {
    if (signal.aborted) return;
    const failure = toApiError(cause);
    known.state = known.opened
      ? { status: 'ready', titles: known.opened.titles, isRefreshing: false, error: failure }
      : { status: 'error', error: failure };
    // One list less is awaited.
    compute();
  };

  /** Whether the results wait for this list. */
  const isFirst = (known: KnownList) =>
    enabled().findIndex(({ name }) => nameKey(name) === known.key) < FIRST_LISTS;
  const enabled = () => input?.users.filter(({ disabled }) => !disabled) ?? [];

  const begin = (known: KnownList) => {
    known.abort.abort();
    known.abort = new AbortController();
    void load(known);
  };

  /** The lists of these users that are there. */
  const openOf = (users: readonly ChosenUser[]): readonly KnownList[] =>
    users.flatMap(({ name }) => {
      const known = lists.get(nameKey(name));
      return known?.opened ? [known] : [];
    });

  const compute = () => {
    notify();
    if (isClosed || !input) return;
    const { users, query } = input;
    const asked = enabled();
    const included = asked.filter(({ excluded }) => !excluded);
    const open = openOf(included);
    const areMoreComing = included.some(({ name }) => isComing(lists.get(nameKey(name))?.state ?? IDLE));
    if (open.length === 0 || (open.length < FIRST_LISTS && areMoreComing)) {
      rows = undefined;
      notify();
      return;
    }
    if (running) {
      isOutdated = true;
      return;
    }
    const participants = open.map(({ key }) => key);
    const owners = open.map(resultUser);
    const excluded = openOf(asked.filter((user) => user.excluded)).map(({ key }) => key);
    const key = JSON.stringify([users, query]);
    if (view.key !== key) view = { key, id: view.id + 1 };
    const { id } = view;
    const inSight = rows?.results().id === id ? rows.inSight() : [];
    const worker = workers;
    running = client
      .ask({
        kind: 'compare',
        request: { included: participants, excluded, query, places: firstPlaces(inSight) },
      })
      .then(
        (result) => {
          error = undefined;
          rows = createResultRows(client, { result, id, users: owners, inSight }, notify);
        },
        (cause: unknown) => {
          // Another one computes it once the lists are there.
          if (worker !== workers || isClosed) return;
          console.error('Error', cause);
          error = cause instanceof Error ? cause : new Error(String(cause));
        },
      )
      .then(() => {
        running = undefined;
        if (isOutdated) {
          isOutdated = false;
          compute();
        } else notify();
      });
    notify();
  };

  const retryWhenOnline = () => {
    for (const known of lists.values()) {
      if (known.state.status === 'error' && known.state.error.kind === 'offline') request(known, MISSING);
    }
  };
  addEventListener('online', retryWhenOnline);

  const session = {
    update: (next: SessionInput) => {
      const isOther = input?.viewer !== next.viewer;
      // A selection that says the same keeps its identity: results in computation stay valid.
      const users =
        input && JSON.stringify(input.users) === JSON.stringify(next.users) ? input.users : next.users;
      input = { ...next, users };
      const keys = new Set(users.map(({ name }) => nameKey(name)));
      for (const [key, known] of lists) {
        if (keys.has(key)) continue;
        known.abort.abort();
        lists.delete(key);
        client.ask({ kind: 'drop', list: key }).catch(() => undefined);
      }
      for (const { name, disabled } of users) {
        const key = nameKey(name);
        const known = lists.get(key) ?? {
          key,
          name,
          abort: new AbortController(),
          state: IDLE,
          opened: undefined,
        };
        lists.set(key, known);
        if (!disabled && known.state.status === 'idle') begin(known);
        // A list that is there stays for the case that its user is enabled again.
        if (disabled && !known.opened) {
          known.abort.abort();
          known.state = IDLE;
        }
      }
      if (isOther) session.applyChanges();
      compute();
    },
    applyChanges: () => {
      for (const known of lists.values()) void sendChanges(known).catch(() => undefined);
      compute();
    },
    retry: (name?: string) => {
      const known = name === undefined ? undefined : lists.get(nameKey(name));
      if (!known) return compute();
      known.abort.abort();
      known.abort = new AbortController();
      if (known.opened) known.state = { ...readyState(known.opened), isRefreshing: true };
      else known.state = LOADING;
      request(known, AGAIN);
    },
    restart: () => {
      workers += 1;
      rows = undefined;
      for (const known of lists.values()) {
        known.opened = undefined;
        if (known.state.status !== 'idle') begin(known);
      }
      notify();
    },
    close: () => {
      isClosed = true;
      removeEventListener('online', retryWhenOnline);
      for (const { abort } of lists.values()) abort.abort();
      lists.clear();
    },
  };
  return session;
}

/** What the worker could not take says why. */
function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const detail = cause instanceof Error ? { detail: cause.message } : {};
  return new ApiError('malformed', { source: 'tracker', cause, ...detail });
}

function resultUser({ name, opened }: Pick<KnownList, 'name' | 'opened'>): ResultUser {
  const { owner } = opened ?? {};
  return {
    name: owner?.name ?? name,
    avatar: owner?.avatar ?? null,
    scoreFormat: owner?.scoreFormat ?? 'POINT_10_DECIMAL',
  };
}

function readyState({ titles }: OpenList) {
  return { status: 'ready', titles, isRefreshing: false, error: undefined } as const;
}

function isComing(state: ListState): boolean {
  return state.status === 'loading' || state.status === 'waiting';
}

/** Rows that come with a result: what the first screen of a desk holds, and a little more. */
const FIRST_ROWS = 42;

function firstPlaces(inSight: readonly number[]): readonly number[] {
  return [...new Set([...Array.from({ length: FIRST_ROWS }, (_, place) => place), ...inSight])];
}
