import type { ListType } from '@tsugi/lists/list-type';
import type { ChosenUser } from '../../../model/params.ts';
import type { CompareQuery, Comparison } from '../../../model/types.ts';
import type { CompareClient } from './load-list.ts';
import { createResultRows, type ResultRows } from './result-rows.ts';
import { createUserLists, FIRST_LISTS, type LoadedList } from './user-lists.ts';

export interface SessionInput {
  readonly users: readonly ChosenUser[];
  readonly query: CompareQuery;
  /** Whose order titles have. */
  readonly language: string;
  /** The signed-in user, whose changes count at once. */
  readonly viewer: string | undefined;
}

/** One comparison: loads the lists of its users into the worker and computes with them. */
export interface ComparisonSession {
  readonly update: (input: SessionInput) => void;
  /** The viewer has changed something. */
  readonly applyChanges: () => void;
  /** Loads the list of this user again; without a name: computes again. */
  readonly retry: (name?: string) => void;
  /** The worker has died: everything is read again. */
  readonly restart: () => void;
  /** Ends all requests; the caller ends the worker. */
  readonly close: () => void;
}

export interface SessionOptions {
  readonly type: ListType;
  readonly onChange: (comparison: Comparison) => void;
}

/** Rows that come with a result: what the first screen of a desk holds, and a little more. */
const FIRST_ROWS = 42;

export function createSession(client: CompareClient, { type, onChange }: SessionOptions): ComparisonSession {
  let input: SessionInput | undefined;
  let isClosed = false;
  let isRunning = false;
  /** Something has changed since the computation began. */
  let isInvalidated = false;
  /** There is something to compare. */
  let isWanted = false;
  let error: Error | undefined;
  /** Rises when the worker has died. */
  let workers = 0;
  /** What the results are of: another selection or query begins at its start. */
  let view = { key: '', id: 0 };
  let rows: ResultRows | undefined;

  /** A list that has come while its users and query stay the same: the results on the page are without it. */
  const isUncounted = (user: ChosenUser): boolean => {
    const list = user.disabled || user.excluded ? undefined : lists.loaded(user);
    const results = rows?.results();
    if (!isRunning || !list || results?.id !== view.id) return false;
    return !results.users.some(({ name }) => name === list.user.name);
  };

  const notify = () => {
    if (isClosed || !input) return;
    const users = input.users.map(lists.progressOf);
    const pending = input.users.filter((user) => lists.isComing(user) || isUncounted(user)).length;
    onChange({
      users,
      pending,
      results: rows?.results(),
      isComputing: isRunning || (!rows && pending > 0),
      error,
      retry,
    });
  };

  const compute = () => {
    if (isClosed || !input) return;
    const asked = input.users.filter(({ disabled }) => !disabled);
    const included = asked.filter(({ excluded }) => !excluded);
    const loaded = included.flatMap((user) => lists.loaded(user) ?? []);
    isWanted = loaded.length >= FIRST_LISTS || (loaded.length > 0 && !included.some(lists.isComing));
    if (!isWanted) rows = undefined;
    else if (isRunning) isInvalidated = true;
    else run(input, loaded, asked);
    notify();
  };

  const run = (
    { users, query, language }: SessionInput,
    loaded: readonly LoadedList[],
    asked: readonly ChosenUser[],
  ) => {
    const excluded = asked.filter((user) => user.excluded).flatMap((user) => lists.loaded(user)?.key ?? []);
    const key = JSON.stringify([users, query, language]);
    if (view.key !== key) view = { key, id: view.id + 1 };
    const { id } = view;
    const inSight = rows?.results().id === id ? rows.inSight() : [];
    const worker = workers;
    isRunning = true;
    const request = {
      included: loaded.map((list) => list.key),
      excluded,
      query,
      language,
      places: firstPlaces(inSight),
    };
    client
      .ask({ kind: 'compare', request })
      .then((result) => {
        error = undefined;
        if (!isWanted) return;
        rows = createResultRows(
          client,
          { result, id, users: loaded.map(({ user }) => user), inSight },
          notify,
        );
      })
      .catch((cause: unknown) => {
        // Another worker computes it once the lists are there.
        if (worker !== workers || isClosed) return;
        console.error('Error', cause);
        error = cause instanceof Error ? cause : new Error(String(cause));
      })
      .then(() => {
        isRunning = false;
        const isRepeated = isInvalidated;
        isInvalidated = false;
        if (isRepeated) compute();
        else notify();
      });
  };

  const retry = (name?: string) => {
    if (name === undefined) compute();
    else lists.retry(name);
  };

  const lists = createUserLists(client, { type, onLists: compute, onProgress: notify });

  return {
    update: (next) => {
      // The page takes over what its loader has begun.
      if (JSON.stringify(next) === JSON.stringify(input)) return;
      input = next;
      lists.update(next.users, next.viewer);
      compute();
    },
    applyChanges: lists.applyChanges,
    retry,
    restart: () => {
      workers += 1;
      rows = undefined;
      lists.restart();
      notify();
    },
    close: () => {
      isClosed = true;
      lists.close();
    },
  };
}

function firstPlaces(inSight: readonly number[]): readonly number[] {
  return [...new Set([...Array.from({ length: FIRST_ROWS }, (_, place) => place), ...inSight])];
}
