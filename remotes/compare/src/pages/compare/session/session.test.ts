/** @jest-environment jsdom */

import { ApiError } from '@tsugi/data';
import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import * as readStored from '@tsugi/data/read-stored';
import * as stored from '@tsugi/data/stored';
import { listCard } from '@tsugi/data/testing';
import {
  createRequestHandler,
  createWorkerClient,
  inOrder,
  type RequestHandler,
  type WorkerRequest,
} from '@tsugi/platform/worker-client';
import type { ChosenUser } from '../../../model/params.ts';
import { type CompareQuery, type Comparison, NO_QUERY } from '../../../model/types.ts';
import type { CompareCommand, CompareResults } from '../../../worker/compare.protocol.ts';
import { createCommandHandler } from '../../../worker/handle-command.ts';
import { createSession } from './session.ts';

jest.mock('@tsugi/data/stored');
jest.mock('@tsugi/data/read-stored');
const service = jest.mocked(stored);

type Options = stored.RequestOptions<MediaListCollectionData>;
type Response = { readonly data: MediaListCollectionData; readonly storedAt: number };

const NOW = 1000;
const STALE = 1;

function listOf(name: string, ids: readonly number[]): MediaListCollectionData {
  return {
    user: {
      id: 1,
      name: name.toUpperCase(),
      avatar: { large: `${name}.png` },
      mediaListOptions: { scoreFormat: 'POINT_10' },
      sectionOrder: [],
    },
    lists: [
      {
        name: 'Completed',
        isCustomList: false,
        isCompletedList: true,
        entries: ids.map((id) => listCard(id, { score: 8, score100: 80 })),
      },
    ],
  };
}

/** A worker whose script runs in this thread. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage: (request: WorkerRequest<CompareCommand>) => void;

  constructor(handler: RequestHandler<CompareCommand>) {
    this.postMessage = inOrder(handler, (data) => this.onmessage?.({ data }));
  }

  terminate(): void {}
}

/** A database and a service that responds when the test says so. */
function setUp({ hasDatabase = true }: { readonly hasDatabase?: boolean } = {}) {
  const database = new Map<string, Response>();
  const requests = new Map<
    string,
    Options & { readonly resolve: (response: Response) => void; readonly reject: (error: unknown) => void }
  >();
  const asked: string[] = [];
  service.storedQuery.mockImplementation((_operation, variables) => ({
    storeName: 'users',
    // The only operation here has these variables.
    key: (variables as { userName: string }).userName,
  }));
  service.whenWritten.mockResolvedValue(undefined);
  service.peekStored.mockReturnValue(undefined);
  jest.mocked(readStored).hasStored.mockImplementation(async (_storeName, key) => database.has(key));
  service.isStoredFresh.mockImplementation((_operation, storedAt) => storedAt === NOW);
  service.entryChangesSince.mockReturnValue([]);
  const followers = new Map<string, () => void>();
  service.watchOutdated.mockImplementation((key, listener) => {
    followers.set(key, listener);
    return () => followers.delete(key);
  });
  service.requestStored.mockImplementation((_operation, variables, options) => {
    const { userName } = variables as { userName: string };
    asked.push(userName);
    return new Promise((resolve, reject) => {
      // As above.
      requests.set(userName, { ...(options as Options), resolve, reject } as never);
    });
  });

  const read = async (_storeName: string, key: string) => database.get(key);
  let onLost = () => {};
  const createHandler = () => createRequestHandler(createCommandHandler((...names) => read(...names)));
  const worker = new FakeWorker(createHandler());
  const client = createWorkerClient<CompareCommand, CompareResults>({
    // The client uses only these members of a worker.
    start: () => worker as unknown as Worker,
    createHandler,
    onLost: () => onLost(),
  });
  let comparison: Comparison | undefined;
  /** Ids and pending lists of each change. */
  const seen: (readonly [ids: readonly number[] | undefined, pending: number])[] = [];
  const session = createSession(client, {
    type: 'anime',
    onChange: (next) => {
      comparison = next;
      seen.push([next.results && [...next.results.ids], next.pending]);
    },
  });
  onLost = session.restart;
  const users = (names: string): readonly ChosenUser[] =>
    names.split(' ').map((text) => ({
      name: text.replace(/[-!]/, ''),
      disabled: text.startsWith('-'),
      excluded: text.startsWith('!'),
    }));
  return {
    database,
    asked,
    seen,
    session,
    requests,
    show: (names: string, query: Partial<CompareQuery> = {}, viewer?: string) =>
      session.update({
        users: names === '' ? [] : users(names),
        query: { ...NO_QUERY, ...query },
        language: 'en',
        viewer,
      }),
    respond: (name: string, ids: readonly number[]) => {
      const response = { data: listOf(name, ids), storedAt: NOW };
      if (hasDatabase) database.set(name, response);
      requests.get(name)?.resolve(response);
    },
    fail: (name: string, kind: 'not-found' | 'rate-limited' | 'offline') =>
      requests.get(name)?.reject(new ApiError(kind, { source: 'tracker' })),
    kill: () => worker.onerror?.(),
    /** A setting of the account was confirmed on which these lists depend. */
    outdate: (...names: readonly string[]) => {
      for (const name of names) followers.get(name)?.();
    },
    followed: () => [...followers.keys()],
    store: (name: string, ids: readonly number[], storedAt = NOW) =>
      database.set(name, { data: listOf(name, ids), storedAt }),
    current: () => {
      if (!comparison) throw new Error('Nothing was shown yet');
      return comparison;
    },
    states: () => comparison?.users.map(({ list }) => list.status) ?? [],
    ids: () => (comparison?.results ? [...comparison.results.ids] : undefined),
  };
}

/** Until nothing is under way any more that does not wait for the service. */
const settled = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

test('lists that are stored are compared without a request', async () => {
  const { show, store, asked, ids, states } = setUp();
  store('a', [1, 2]);
  store('b', [2, 3]);
  show('a b');
  await settled();
  expect(ids()).toEqual([2]);
  expect([asked, states()]).toEqual([[], ['ready', 'ready']]);
});

test('lists follow a setting of the account: they stay until they were read again, and nothing follows what is gone', async () => {
  const { show, store, respond, outdate, followed, asked, requests, ids, states, session } = setUp();
  store('a', [1, 2]);
  store('b', [2, 3]);
  show('a b -c');
  await settled();
  expect(asked).toEqual([]);
  outdate('a', 'b', 'c');
  await settled();
  expect([asked, ids(), states()]).toEqual([['a', 'b'], [2], ['ready', 'ready', 'idle']]);
  // What the boot script has requested is older than the setting.
  expect(requests.get('a')?.takesPrefetched).toBe(false);
  respond('a', [1, 2, 3]);
  respond('b', [2, 3]);
  await settled();
  expect(ids()).toEqual([2, 3]);
  show('a');
  expect(followed()).toEqual(['a']);
  session.close();
  expect(followed()).toEqual([]);
});

test('results appear from the first two lists on, and each further list narrows them', async () => {
  const { show, respond, ids, current } = setUp();
  show('a b c');
  await settled();
  respond('a', [1, 2, 3]);
  await settled();
  expect(ids()).toBeUndefined();
  respond('b', [1, 2]);
  await settled();
  expect(ids()).toEqual([1, 2]);
  expect(current().pending).toBe(1);
  respond('c', [2]);
  await settled();
  expect(ids()).toEqual([2]);
  expect(current()).toMatchObject({ pending: 0, isComputing: false });
});

test('a list counts as loading until the results have it', async () => {
  const { show, respond, seen } = setUp();
  show('a b c');
  await settled();
  respond('a', [1, 2, 3]);
  respond('b', [1, 2]);
  await settled();
  respond('c', [2]);
  await settled();
  const shown = seen.filter(([ids]) => ids).map(([ids, pending]) => `${ids}: ${pending}`);
  expect([...new Set(shown)]).toEqual(['1,2: 1', '2: 0']);
});

test('another choice of lists that are there is computed without one that is loading', async () => {
  const { show, store, seen } = setUp();
  for (const [name, ids] of [
    ['a', [1, 2]],
    ['b', [1, 2]],
    ['c', [2]],
  ] as const)
    store(name, ids);
  show('a b c');
  await settled();
  const before = seen.length;
  show('a b !c');
  show('a b -c');
  await settled();
  expect(new Set(seen.slice(before).map(([, pending]) => pending))).toEqual(new Set([0]));
});

test('the results of a single user are the titles of the list', async () => {
  const { show, respond, ids } = setUp();
  show('a -b');
  await settled();
  respond('a', [1, 2]);
  await settled();
  expect(ids()).toEqual([1, 2]);
});

test('two lists load at a time, and the others say how many come before them', async () => {
  const { show, respond, asked, current } = setUp();
  show('a b c d');
  await settled();
  expect(asked).toEqual(['a', 'b']);
  expect(current().users.map(({ list }) => list)).toEqual([
    { status: 'loading', titles: undefined },
    { status: 'loading', titles: undefined },
    { status: 'waiting', ahead: 2 },
    { status: 'waiting', ahead: 3 },
  ]);
  respond('a', [1]);
  await settled();
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(current().users[3]?.list).toEqual({ status: 'waiting', ahead: 2 });
});

test('what the results wait for precedes other pages, the rest does not', async () => {
  const { show, respond, requests } = setUp();
  show('a b c');
  await settled();
  respond('a', [1]);
  await settled();
  expect(['a', 'b', 'c'].map((name) => requests.get(name)?.priority)).toEqual([
    'interactive',
    'interactive',
    'background',
  ]);
});

test('a list that comes in parts says how many titles are there', async () => {
  const { show, requests, current } = setUp();
  show('a');
  await settled();
  requests.get('a')?.onPartial(listOf('a', [1, 2, 3]), NOW);
  expect(current().users[0]?.list).toEqual({ status: 'loading', titles: 3 });
});

test('a user that fails says why and delays no other list; a retry brings the list', async () => {
  const { show, respond, fail, ids, current, states, session, requests } = setUp();
  show('a b c');
  await settled();
  // The boot script may have requested it.
  expect(requests.get('b')?.takesPrefetched).toBe(true);
  respond('a', [1, 2]);
  fail('b', 'not-found');
  await settled();
  respond('c', [2]);
  await settled();
  expect(ids()).toEqual([2]);
  expect(current().users[1]?.list).toMatchObject({ status: 'error', error: { kind: 'not-found' } });
  session.retry('b');
  await settled();
  expect(states()).toEqual(['ready', 'loading', 'ready']);
  expect(requests.get('b')?.takesPrefetched).toBe(false);
  respond('b', [1, 2]);
  await settled();
  expect(states()).toEqual(['ready', 'ready', 'ready']);
});

test('a list in an unknown score format fails by itself, and says so', async () => {
  const { show, store, database, ids, current } = setUp();
  store('a', [1]);
  store('b', [1]);
  const { user, lists } = listOf('b', [1]);
  const mediaListOptions = { scoreFormat: 'POINT_7' } as never;
  database.set('b', { data: { user: user && { ...user, mediaListOptions }, lists }, storedAt: NOW });
  show('a b');
  await settled();
  expect(current().users[1]?.list).toMatchObject({
    status: 'error',
    error: { kind: 'malformed', detail: 'Format "POINT_7" not found' },
  });
  expect(ids()).toEqual([1]);
});

test('when all but one have failed, the one is shown', async () => {
  const { show, respond, fail, ids } = setUp();
  show('a b');
  await settled();
  respond('a', [1]);
  fail('b', 'rate-limited');
  await settled();
  expect(ids()).toEqual([1]);
});

test('a stale list shows at once, and what comes then replaces it; a failure leaves it and is said', async () => {
  const { show, store, respond, fail, ids, current } = setUp();
  store('a', [1, 2], STALE);
  store('b', [1], STALE);
  show('a b', { reviewsNeeded: 1 });
  await settled();
  expect(ids()).toEqual([1, 2]);
  expect(current().users[0]?.list).toMatchObject({ status: 'ready', isRefreshing: true });
  respond('a', [1, 2, 3]);
  fail('b', 'offline');
  await settled();
  expect(ids()).toEqual([1, 2, 3]);
  expect(current().users.map(({ list }) => list)).toMatchObject([
    { titles: 3, isRefreshing: false, error: undefined },
    { titles: 1, isRefreshing: false, error: { kind: 'offline' } },
  ]);
});

test('lists that are missing are requested before newer ones of lists that are there', async () => {
  const { show, store, respond, asked } = setUp();
  store('a', [1], STALE);
  store('b', [1], STALE);
  show('a b c d e');
  await settled();
  expect(asked).toEqual(['c', 'd']);
  respond('c', [1]);
  await settled();
  respond('d', [1]);
  await settled();
  expect(asked).toEqual(['c', 'd', 'e', 'a']);
});

test('a disabled user is not loaded; one that is enabled again needs no request', async () => {
  const { show, respond, asked, states, ids } = setUp();
  show('a -b');
  await settled();
  expect([asked, states()]).toEqual([['a'], ['loading', 'idle']]);
  respond('a', [1, 2]);
  show('a b');
  await settled();
  respond('b', [2]);
  await settled();
  show('a -b');
  await settled();
  expect(ids()).toEqual([1, 2]);
  show('a b');
  await settled();
  expect(ids()).toEqual([2]);
  expect(asked).toEqual(['a', 'b']);
});

test('titles of an excluded user are taken out', async () => {
  const { show, store, ids } = setUp();
  store('a', [1, 2]);
  store('b', [2]);
  show('a !b');
  await settled();
  expect(ids()).toEqual([1]);
});

test('removing a user ends the request, and the next list takes its turn', async () => {
  const { show, requests, asked } = setUp();
  show('a b c');
  await settled();
  show('b c');
  await settled();
  expect(requests.get('a')?.signal.aborted).toBe(true);
  requests.get('a')?.reject(new ApiError('aborted', { source: 'tracker' }));
  await settled();
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('a change of the query keeps the results until the new ones are there, which begin at their start', async () => {
  const { show, store, ids, current } = setUp();
  store('a', [1, 2]);
  show('a');
  await settled();
  const { id } = current().results ?? {};
  show('a', { search: 'title 2' });
  expect(ids()).toEqual([1, 2]);
  show('a', { search: 'title 1' });
  await settled();
  expect(ids()).toEqual([1]);
  expect(current().results?.id).not.toBe(id);
});

test('rows that were not sent along come when they are needed', async () => {
  const { show, store, current } = setUp();
  store(
    'a',
    Array.from({ length: 100 }, (_, id) => id + 1),
  );
  show('a', { sort: 'title' });
  await settled();
  expect(current().results?.row(0)?.media.title).toBe('Title 1');
  expect(current().results?.row(90)).toBeUndefined();
  current().results?.need(85, 95);
  await settled();
  expect(current().results?.row(90)?.entries).toEqual([{ user: 0, status: 'CURRENT', score: 8, repeat: 0 }]);
  expect(current().results?.users).toEqual([{ name: 'A', avatar: 'a.png', scoreFormat: 'POINT_10' }]);
});

test('without a database the response is handed over in slices', async () => {
  const { show, respond, ids } = setUp({ hasDatabase: false });
  show('a');
  await settled();
  respond(
    'a',
    Array.from({ length: 1201 }, (_, id) => id + 1),
  );
  await settled();
  expect(ids()).toHaveLength(1201);
});

test('when the worker dies, everything is read again', async () => {
  const { show, store, kill, ids, current } = setUp();
  store('a', [1, 2]);
  show('a');
  await settled();
  show('a', { search: 'title 2' });
  kill();
  expect(ids()).toBeUndefined();
  await settled();
  expect(ids()).toEqual([2]);
  expect(current().error).toBeUndefined();
});

test('the viewer’s changes count in the own list', async () => {
  const { show, store, session, ids } = setUp();
  store('a', [1, 2]);
  store('b', [1, 2]);
  show('a b', {}, 'a');
  await settled();
  service.entryChangesSince.mockReturnValue([{ mediaId: 1, entry: null }]);
  session.applyChanges();
  await settled();
  expect(ids()).toEqual([2]);
});

test('a list that failed offline is requested again when the device is online', async () => {
  const { show, fail, respond, ids } = setUp();
  show('a');
  await settled();
  fail('a', 'offline');
  await settled();
  dispatchEvent(new Event('online'));
  await settled();
  respond('a', [1]);
  await settled();
  expect(ids()).toEqual([1]);
});

test('closing ends all requests', async () => {
  const { show, requests, session } = setUp();
  show('a b');
  await settled();
  session.close();
  expect([...requests.values()].every(({ signal }) => signal.aborted)).toBe(true);
});

test('a failing computation is reported, and a retry repeats it', async () => {
  const { show, store, current, session, ids } = setUp();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  store('a', [1]);
  // A title that is no text: what a damaged database may hold.
  show('a', { search: undefined as unknown as string });
  await settled();
  expect(current().error).toBeInstanceOf(Error);
  expect(logged).toHaveBeenCalledWith('Error', expect.any(Error));
  show('a');
  session.retry();
  await settled();
  expect(current().error).toBeUndefined();
  expect(ids()).toEqual([1]);
  logged.mockRestore();
});
