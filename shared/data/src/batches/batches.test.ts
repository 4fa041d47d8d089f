import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createOptimisticLayer } from '../changes/create-optimistic-layer.ts';
import { createOutboxItems } from '../changes/outbox-items.ts';
import { createSenderLock } from '../changes/sender-lock.ts';
import { ApiError } from '../core/api-error.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { createFakeTrackerLists, type FakeTrackerLists } from '../testing/fake-tracker-lists.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import type { BatchChange, BatchInput, EntryMembers } from './batch.ts';
import { openBatchDatabase } from './batch-database.ts';
import { createBatchLoop } from './batch-loop.ts';
import { createBatchOverlay } from './batch-overlay.ts';
import { createSendStep } from './batch-sender.ts';
import { createBatchStore } from './batch-store.ts';
import { createBatches } from './create-batches.ts';
import type { PlannedDocument } from './plan-requests.ts';

let clock: FakeClock;
let storage: Storage;
let tracker: FakeTrackerLists;
let listeners: ((id: string) => void)[];
let locks: ReturnType<typeof createFakeLocks>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = createFakeClock();
  storage = createMemoryStorage();
  tracker = createFakeTrackerLists(300);
  listeners = [];
  locks = createFakeLocks();
});

function openTab() {
  let isClosed = false;
  const busy = new Set<number>();
  const account = () => (tracker.viewer === undefined || isClosed ? undefined : `user-${tracker.viewer}`);
  const items = createOutboxItems({ storage, account: () => account() ?? 'anonymous' });
  const optimistic = createOptimisticLayer({ clock, storage, partition: () => 'p', items });
  const database = openBatchDatabase();
  const mine: ((id: string) => void)[] = [];
  const channel = {
    post: (id: string) => {
      for (const listener of listeners) if (!mine.includes(listener)) listener(id);
    },
    onMessage: (listener: (id: string) => void) => {
      mine.push(listener);
      listeners.push(listener);
    },
  };
  const store = createBatchStore({
    database,
    overlay: createBatchOverlay(items),
    channel,
    optimistic,
    account,
  });
  const page = locks.page();
  const state = { isHidden: false, isOffline: false };
  const loop = createBatchLoop({
    clock,
    store,
    step: createSendStep({
      clock,
      store,
      service: tracker,
      optimistic,
      account,
      isBusy: (id) => busy.has(id),
    }),
    lock: createSenderLock({ clock, locks: page, storage, tab: 'tab' }),
    account,
    isHidden: () => state.isHidden,
    obstacle: async () => (state.isOffline ? 'offline' : undefined),
  });
  store.subscribe(loop.wake);
  const load = () => store.load().then(loop.wake);
  void load();
  let count = 0;
  const batches = createBatches({
    clock,
    store,
    rowsOf: database.rows,
    readEntries: tracker.readEntries,
    account: async () => account() ?? Promise.reject(new Error('signed out')),
    newId: () => `tab-${++count}`,
    wake: loop.wake,
  });
  const close = () => {
    isClosed = true;
    page.close();
  };
  return { batches, loop, load, busy, state, close, optimistic, database };
}

type Tab = ReturnType<typeof openTab>;

/** Databases of tests take turns of the event loop, and the clock stands still meanwhile. */
async function passTime(isDone: () => boolean | Promise<boolean>, seconds = 300): Promise<void> {
  for (let second = 0; second <= seconds; second += 1) {
    for (let turn = 0; turn < 40; turn += 1) {
      if (await isDone()) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await clock.advance(1_000);
  }
  throw new Error(`not done within ${seconds} s`);
}

const change = (mediaId: number, after: Partial<EntryMembers>): BatchChange => {
  const held = tracker.entries.get(mediaId);
  const before = Object.fromEntries(
    Object.keys(after).map((name) => [name, held?.members[name as keyof EntryMembers]]),
  );
  return { mediaId, title: `Title ${mediaId}`, ...(held ? { entryId: held.id, before } : {}), after };
};
const editOf = (changes: readonly BatchChange[]): BatchInput => ({ action: 'edit', type: 'ANIME', changes });
const all = (after: (id: number) => Partial<EntryMembers>) =>
  editOf([...tracker.entries.keys()].map((id) => change(id, after(id))));
const isDone = (tab: Tab, id: string) => async () => (await tab.batches.read(id))?.state === 'done';
const verdicts = async (tab: Tab, id: string) => (await tab.batches.read(id))?.verdicts ?? [];

const lost = () => new ApiError('unavailable', { source: 'tracker', noResponse: true });

it('takes 300 entries to one status with six requests beside what is read', async () => {
  const tab = openTab();
  const id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(isDone(tab, id));
  expect(tracker.requests.writes).toBe(6);
  expect(tracker.requests.reads).toBe(6);
  expect([...tracker.entries.values()].every(({ members }) => members.status === 'PAUSED')).toBe(true);
  expect(new Set(tracker.carriedOut).size).toBe(tracker.carriedOut.length);
});

it('takes 300 entries to values of their own with 15 requests', async () => {
  const tab = openTab();
  const id = await tab.batches.start(all((media) => ({ score: media / 10 })));
  await passTime(isDone(tab, id));
  expect(tracker.requests.writes).toBe(15);
  expect(tracker.entries.get(299)?.members.score).toBe(29.9);
});

it('goes on by itself in a page that is opened after a crash, and sends no entry twice', async () => {
  const first = openTab();
  tracker.faults.push(
    ...Array<undefined>(6)
      .fill(undefined)
      .map(() => () => {}),
  );
  // Carried out, and the page is gone before the response.
  tracker.faults.push((_document, carryOut) => {
    carryOut();
    first.close();
    return new Promise<void>(() => {});
  });
  const id = await first.batches.start(all(() => ({ status: 'DROPPED' })));
  await passTime(() => tracker.faults.length === 0);
  const second = openTab();
  await passTime(isDone(second, id));
  expect(tracker.carriedOut).toHaveLength(300);
  expect(new Set(tracker.carriedOut).size).toBe(300);
  expect((await verdicts(second, id)).every(({ state }) => state === 'confirmed')).toBe(true);
});

it('waits for what may still arrive of an earlier page, although the clock of the device was set back', async () => {
  const first = openTab();
  let arrive = () => {};
  // Of the first update, after what is read.
  tracker.faults.push(...Array(4).fill(() => {}), (_document: unknown, carryOut: () => void) => {
    arrive = carryOut;
    first.close();
    return new Promise<void>(() => {});
  });
  const id = await first.batches.start(all(() => ({ status: 'DROPPED' })));
  await passTime(() => tracker.faults.length === 0);
  clock.setAhead(-3_600_000);
  const second = openTab();
  const until = clock.now() + 8_000;
  await passTime(() => clock.now() >= until);
  expect(tracker.carriedOut).toHaveLength(250);
  arrive();
  await passTime(isDone(second, id));
  expect(new Set(tracker.carriedOut).size).toBe(tracker.carriedOut.length);
  expect(tracker.carriedOut).toHaveLength(300);
});

it('names the two entries that are refused, and confirms the other 298', async () => {
  tracker.refused.set(17, 'The title is locked.').set(230, 'Not Found.');
  const tab = openTab();
  const id = await tab.batches.start(all((media) => ({ score: media / 10 })));
  await passTime(isDone(tab, id));
  const found = await verdicts(tab, id);
  expect(found[16]).toEqual({ state: 'refused', reason: 'The title is locked.' });
  expect(found[229]).toEqual({ state: 'refused', reason: 'Not Found.' });
  expect(found.filter(({ state }) => state === 'confirmed')).toHaveLength(298);
  expect(new Set(tracker.carriedOut).size).toBe(tracker.carriedOut.length);
});

it('asks one by one for those that an update of many left out, for the words of the refusal', async () => {
  tracker.refused.set(17, 'The title is locked.');
  const tab = openTab();
  const id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(isDone(tab, id));
  expect((await verdicts(tab, id))[16]).toEqual({ state: 'refused', reason: 'The title is locked.' });
  expect(tracker.requests.writes).toBe(7);
});

it('takes a whole batch back, with what the tracker changed by itself', async () => {
  const before = structuredClone([...tracker.entries]);
  const tab = openTab();
  const id = await tab.batches.start(all(() => ({ status: 'COMPLETED' })));
  await passTime(isDone(tab, id));
  expect(tracker.entries.get(5)?.members.progress).toBe(12);
  const undo = (await tab.batches.undo(id)) ?? '';
  await passTime(isDone(tab, undo));
  expect([...tracker.entries].map(([, { members }]) => members)).toMatchObject(
    before.map(([, { members }]) => members),
  );
  expect((await tab.batches.history()).map(({ action }) => action)).toEqual(['undo', 'edit']);
});

it('takes back what is on its way too, and cancels the rest', async () => {
  const tab = openTab();
  let undone: Promise<string | undefined> | undefined;
  let id = '';
  tracker.faults.push(...Array(4).fill(() => {}), (_document: unknown, carryOut: () => void) => {
    undone = tab.batches.undo(id);
    carryOut();
    throw lost();
  });
  id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(() => undone !== undefined);
  let undo: string | undefined;
  void undone?.then((started) => {
    undo = started;
  });
  await passTime(async () => undo !== undefined && (await tab.batches.read(undo))?.state === 'done');
  expect(tracker.carriedOut).toHaveLength(100);
  expect([...tracker.entries.values()].every(({ members }) => members.status === 'CURRENT')).toBe(true);
});

it('names beforehand what an undo will leave alone, by what the tracker has now', async () => {
  const tab = openTab();
  const id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(isDone(tab, id));
  const reads = tracker.requests.reads;
  expect(await tab.batches.previewUndo(id)).toEqual({ changes: 300, leftAlone: [] });
  expect(tracker.requests.reads).toBe(reads + 6);
  tracker.entries.set(3, { id: 1002, members: { ...tracker.entries.get(3)?.members, status: 'DROPPED' } });
  tracker.entries.delete(4);
  expect(await tab.batches.previewUndo(id)).toEqual({ changes: 298, leftAlone: ['Title 3', 'Title 4'] });
  const undo = (await tab.batches.undo(id)) ?? '';
  await passTime(isDone(tab, undo));
  const left = (await verdicts(tab, undo)).flatMap(({ state }, index) =>
    state === 'changed-elsewhere' ? [index] : [],
  );
  expect(left).toEqual([2, 3]);
  expect(await tab.batches.previewUndo('gone')).toBeUndefined();
});

it('says that it does not know while the tracker does not respond', async () => {
  const tab = openTab();
  const id = await tab.batches.start(
    editOf([change(1, { status: 'PAUSED' }), change(2, { status: 'PAUSED' })]),
  );
  await passTime(isDone(tab, id));
  tracker.faults.push(() => {
    throw lost();
  });
  expect(await tab.batches.previewUndo(id)).toEqual({ changes: 2, leftAlone: undefined });
});

it('shows the history of an account to nobody else, and takes nothing of it back for another one', async () => {
  const tab = openTab();
  const owner = tracker.viewer;
  const id = await tab.batches.start(editOf([change(1, { status: 'PAUSED' })]));
  await passTime(isDone(tab, id));
  for (const viewer of [undefined, 99]) {
    tracker.viewer = viewer;
    await tab.load();
    expect(await tab.batches.history()).toEqual([]);
    expect(await tab.batches.read(id)).toBeUndefined();
    expect(await tab.batches.previewUndo(id)).toBeUndefined();
    expect(await tab.batches.undo(id)).toBeUndefined();
    expect(tab.batches.progress()).toEqual([]);
  }
  tracker.viewer = owner;
  await tab.load();
  expect(await tab.batches.history()).toHaveLength(1);
});

it('forgets the history of one account, and leaves that of others', async () => {
  const tab = openTab();
  const mine = await tab.batches.start(editOf([change(1, { status: 'PAUSED' })]));
  await passTime(isDone(tab, mine));
  const owner = tracker.viewer;
  await tab.database.forget('user-99');
  expect(await tab.batches.history()).toHaveLength(1);
  await tab.database.forget(`user-${owner}`);
  expect(await tab.database.records(`user-${owner}`)).toEqual([]);
  expect(await tab.database.rows(mine)).toEqual([]);
});

it('takes back what the tracker would complete again, in a second request', async () => {
  // Completed without having been seen to its end.
  tracker.entries.set(1, {
    id: 1000,
    members: { status: 'COMPLETED', progress: 5, score: 0, customLists: [] },
  });
  const before = structuredClone(tracker.entries.get(1));
  const tab = openTab();
  const id = await tab.batches.start(editOf([change(1, { status: 'DROPPED' })]));
  await passTime(isDone(tab, id));
  const undo = (await tab.batches.undo(id)) ?? '';
  await passTime(isDone(tab, undo));
  expect(tracker.entries.get(1)).toEqual(before);
  expect(await verdicts(tab, undo)).toEqual([{ state: 'confirmed' }]);
});

it('leaves alone what another client has changed since the preview', async () => {
  const tab = openTab();
  const input = all(() => ({ status: 'PAUSED' }));
  tracker.entries.set(3, { id: 1002, members: { ...tracker.entries.get(3)?.members, status: 'DROPPED' } });
  tracker.entries.delete(4);
  const id = await tab.batches.start(input);
  await passTime(isDone(tab, id));
  const found = await verdicts(tab, id);
  expect(found.slice(1, 5).map(({ state }) => state)).toEqual([
    'confirmed',
    'changed-elsewhere',
    'changed-elsewhere',
    'confirmed',
  ]);
  expect(tracker.entries.get(3)?.members.status).toBe('DROPPED');
});

it('waits offline, and goes on when the connection is back', async () => {
  const tab = openTab();
  tracker.faults.push(
    () => {},
    () => {
      tab.state.isOffline = true;
      throw new ApiError('offline', { source: 'tracker', noResponse: true });
    },
  );
  const id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(() => tab.state.isOffline);
  await clock.advance(60_000);
  expect(tab.batches.progress()[0]).toMatchObject({ state: 'running', confirmed: 0 });
  tab.state.isOffline = false;
  tab.loop.retry();
  await passTime(isDone(tab, id));
  expect(new Set(tracker.carriedOut).size).toBe(300);
});

it('belongs to its account, and waits while another is signed in', async () => {
  const tab = openTab();
  tracker.faults.push(...Array(4).fill(() => {}), () => {
    tracker.viewer = 8;
  });
  const id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(() => tracker.viewer === 8);
  await tab.load();
  await clock.advance(60_000);
  expect(tab.batches.progress()).toEqual([]);
  expect(await tab.batches.history()).toEqual([]);
  expect(tracker.carriedOut).toHaveLength(50);
  tracker.viewer = 7;
  await tab.load();
  await passTime(isDone(tab, id));
  expect(tracker.carriedOut).toHaveLength(300);
});

it.each([
  ['reads the first entries', 0],
  ['reads the last ones, and then plans', 1],
])('sends nothing with the token of another account that signs in while it %s', async (_, reads) => {
  const tab = openTab();
  tracker.faults.push(...Array(reads).fill(() => {}), () => {
    tracker.viewer = 8;
  });
  await tab.batches.start(all((media) => ({ score: media })));
  await passTime(() => tracker.viewer === 8);
  await tab.load();
  await clock.advance(30_000);
  expect(tracker.requests).toEqual({ reads: reads + 1, writes: 0 });
  expect(tab.optimistic.lookup('media', 1, 0)).toBeUndefined();
});

it('is sent by one tab, and shown by both', async () => {
  const one = openTab();
  const other = openTab();
  const id = await one.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(isDone(other, id));
  expect(tracker.requests.writes).toBe(6);
  await passTime(() => other.batches.progress()[0]?.confirmed === 300);
});

it('stops when it is paused, goes on when it is resumed, and cancels what is left', async () => {
  const tab = openTab();
  let id = '';
  tracker.faults.push(...Array(4).fill(() => {}), () => tab.batches.pause(id));
  id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(() => tab.batches.progress()[0]?.confirmed === 50);
  await clock.advance(60_000);
  expect(tab.batches.progress()[0]).toMatchObject({ state: 'paused', confirmed: 50 });
  tracker.faults.push(...Array(4).fill(() => {}), () => tab.batches.cancel(id));
  await tab.batches.resume(id);
  await passTime(() => tab.batches.progress()[0]?.state === 'cancelled');
  await passTime(() => tab.batches.progress()[0]?.confirmed === 100);
  expect((await verdicts(tab, id)).filter(({ state }) => state === 'cancelled')).toHaveLength(200);
});

it('lets a change of the same entry by itself go first', async () => {
  const tab = openTab();
  tab.busy.add(5);
  const id = await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  await passTime(() => tab.batches.progress()[0]?.confirmed === 299);
  tab.busy.delete(5);
  tab.loop.wake();
  await passTime(isDone(tab, id));
  expect(tracker.carriedOut).toHaveLength(300);
});

it('shows what waits at once, in a page that is opened later too, and the entry again when it is refused', async () => {
  const tab = openTab();
  tab.state.isHidden = true;
  await tab.batches.start(all(() => ({ status: 'PAUSED' })));
  const shown = { mediaListEntry: { id: 1004, status: 'PAUSED' } };
  expect(tab.optimistic.lookup('media', 5, clock.now())).toMatchObject(shown);
  tab.close();
  const items = createOutboxItems({ storage, account: () => 'user-7' });
  const later = createOptimisticLayer({ clock, storage, partition: () => 'p', items });
  expect(later.lookup('media', 5, clock.now())).toMatchObject(shown);
});

it.each([
  ['was carried out', true],
  ['never arrived', false],
])(
  'asks the entries about a request without a response that %s, and sends none of them twice',
  async (_, isCarriedOut) => {
    const tab = openTab();
    tracker.faults.push(
      () => {},
      (_document, carryOut) => {
        if (isCarriedOut) carryOut();
        throw lost();
      },
    );
    const id = await tab.batches.start(editOf([1, 2, 3].map((media) => change(media, { status: 'PAUSED' }))));
    await passTime(isDone(tab, id));
    expect(tracker.carriedOut).toEqual([1, 2, 3]);
    expect(tracker.requests.writes).toBe(isCarriedOut ? 1 : 2);
  },
);

it('finds the entry that the service fails for, though nothing names it, with a few requests', async () => {
  const tab = openTab();
  const fails = (document: PlannedDocument | undefined) => {
    if (document?.rows.some(({ mediaId }) => mediaId === 13))
      throw new ApiError('server', {
        source: 'tracker',
        status: 500,
        detail: 'Internal Server Error',
        isUncertain: true,
      });
  };
  tracker.faults.push(...Array<typeof fails>(60).fill(fails));
  const id = await tab.batches.start(
    editOf([...Array(40).keys()].map((at) => change(at + 1, { score: at + 1 }))),
  );
  await passTime(isDone(tab, id));
  const found = await verdicts(tab, id);
  expect(found[12]).toEqual({ state: 'refused', reason: 'Internal Server Error' });
  expect(found.filter(({ state }) => state === 'confirmed')).toHaveLength(39);
  expect(tracker.requests.writes).toBeLessThanOrEqual(14);
});

it('refuses equal changes at once whose value the service refuses, in its words', async () => {
  const tab = openTab();
  tracker.faults.push(
    () => {},
    () => {
      const fields = { score: ['The score may not be greater than 100.'] };
      throw new ApiError('validation', { source: 'tracker', status: 400, detail: 'validation', fields });
    },
  );
  const id = await tab.batches.start(editOf([1, 2, 3].map((media) => change(media, { score: 900 }))));
  await passTime(isDone(tab, id));
  expect(await verdicts(tab, id)).toEqual(
    Array(3).fill({ state: 'refused', reason: 'The score may not be greater than 100.' }),
  );
  expect(tracker.requests.writes).toBe(1);
});

it('deletes entries and makes them anew, with all that they held', async () => {
  const tab = openTab();
  const members = tracker.entries.get(2)?.members;
  const id = await tab.batches.start(
    editOf(
      [1, 2].map((mediaId) => ({
        mediaId,
        title: '',
        entryId: 999 + mediaId,
        before: { status: 'CURRENT' },
      })),
    ),
  );
  await passTime(isDone(tab, id));
  expect(tracker.entries.size).toBe(298);
  const undo = (await tab.batches.undo(id)) ?? '';
  await passTime(isDone(tab, undo));
  expect(tracker.entries.get(2)?.members).toEqual(members);
  // And away again.
  const redo = (await tab.batches.undo(undo)) ?? '';
  await passTime(isDone(tab, redo));
  expect(tracker.entries.size).toBe(298);
});

it('has single changes in its history, keeps fifty, and takes them back too', async () => {
  const tab = openTab();
  const effect = { entryId: 1000, before: { progress: 0 }, after: { progress: 1 } };
  tracker.entries.set(1, { id: 1000, members: { status: 'CURRENT', progress: 1 } });
  for (let at = 0; at < 55; at += 1)
    await tab.batches.recordSingle({ mediaId: 1, title: `Title ${at}`, at: clock.now() + at, effect });
  const history = await tab.batches.history();
  expect(history.map(({ changes }) => changes[0]?.title).slice(0, 2)).toEqual(['Title 54', 'Title 53']);
  expect(history).toHaveLength(50);
  expect(tab.batches.progress()).toEqual([]);
  const undo = (await tab.batches.undo(history[0]?.id ?? '')) ?? '';
  await passTime(isDone(tab, undo));
  expect(tracker.entries.get(1)?.members.progress).toBe(0);
  // It holds something else now.
  const again = (await tab.batches.undo(history[1]?.id ?? '')) ?? '';
  await passTime(isDone(tab, again));
  expect(tracker.carriedOut).toHaveLength(1);
});

it('is not begun when the disk takes nothing: the caller is told, and nothing is shown', async () => {
  const tab = openTab();
  await passTime(async () => (await tab.batches.history()).length === 0);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(tab.batches.start(editOf([change(1, { score: 9 })]))).rejects.toThrow('full');
  put.mockRestore();
  expect(tab.batches.progress()).toEqual([]);
  expect(tab.optimistic.lookup('media', 1, clock.now())).toBeUndefined();
});

it('belongs to the account that was signed in when it was begun, also when that changes before it is stored', async () => {
  const tab = openTab();
  const starting = tab.batches.start(all(() => ({ status: 'PAUSED' })));
  tracker.viewer = 8;
  const id = await starting;
  expect((await tab.database.record(id))?.account).toBe('user-7');
  expect(tab.batches.progress()).toEqual([]);
});

describe('a batch with steps of the account', () => {
  const rename = (): BatchInput => ({
    action: 'rename-list',
    type: 'ANIME',
    detail: { from: 'Old', to: 'New' },
    prepare: { kind: 'list-options', type: 'ANIME', options: { customLists: ['Old', 'New'] } },
    changes: [1, 2].map((id) => change(id, { customLists: ['New'] })),
    conclude: { kind: 'delete-custom-list', type: 'ANIME', name: 'Old' },
  });
  beforeEach(() => {
    for (const id of [1, 2]) tracker.entries.set(id, { id: 999 + id, members: { customLists: ['Old'] } });
  });
  const kinds = () =>
    tracker.steps.map((step) => (step.kind === 'delete-custom-list' ? step.name : step.kind));

  it('begins with the first, and ends with the last when every change is confirmed; undo goes back the same way', async () => {
    const tab = openTab();
    const id = await tab.batches.start(rename());
    await passTime(isDone(tab, id));
    expect(kinds()).toEqual(['list-options', 'Old']);
    expect(tab.batches.progress()[0]?.steps).toEqual({
      prepare: { state: 'confirmed' },
      conclude: { state: 'confirmed' },
    });
    const undo = (await tab.batches.undo(id)) ?? '';
    await passTime(isDone(tab, undo));
    expect(kinds()).toEqual(['list-options', 'Old', 'list-options', 'New']);
    expect(tracker.entries.get(2)?.members.customLists).toEqual(['Old']);
  });

  it('keeps a list on which another entry was put meanwhile, also when a renaming is taken back', async () => {
    const tab = openTab();
    tracker.entries.set(3, { id: 1_003, members: { customLists: ['Old'] } });
    const id = await tab.batches.start(rename());
    await passTime(isDone(tab, id));
    expect(kinds()).toEqual(['list-options']);
    expect((await tab.batches.read(id))?.steps?.conclude).toEqual({ state: 'changed-elsewhere' });
    tracker.entries.set(3, { id: 1_003, members: { customLists: ['New'] } });
    const undo = (await tab.batches.undo(id)) ?? '';
    await passTime(isDone(tab, undo));
    expect(kinds()).toEqual(['list-options', 'list-options']);
    expect((await tab.batches.read(undo))?.steps?.conclude).toEqual({ state: 'changed-elsewhere' });
  });

  it('leaves the last one out when a change is not confirmed', async () => {
    tracker.refused.set(2, 'Not Found.');
    const tab = openTab();
    const id = await tab.batches.start(rename());
    await passTime(isDone(tab, id));
    expect(kinds()).toEqual(['list-options']);
    expect((await tab.batches.read(id))?.steps?.conclude).toEqual({ state: 'cancelled' });
  });

  it('changes nothing when the first one is refused', async () => {
    tracker.faults.push(() => {
      throw new ApiError('validation', { source: 'tracker', status: 400, detail: 'Too many lists.' });
    });
    const tab = openTab();
    const id = await tab.batches.start(rename());
    await passTime(async () => (await tab.batches.read(id))?.state === 'cancelled');
    expect((await tab.batches.read(id))?.steps).toEqual({
      prepare: { state: 'refused', reason: 'Too many lists.' },
      conclude: { state: 'cancelled' },
    });
    expect(tracker.carriedOut).toEqual([]);
  });

  it('is known to a later page until its last step is done', async () => {
    const items = () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
        key?.endsWith('-batch'),
      );
    const tab = openTab();
    tracker.faults.push(
      () => {},
      () => {},
      () => {},
      () => {
        throw lost();
      },
    );
    const id = await tab.batches.start(rename());
    await passTime(async () => tracker.requests.writes === 3);
    expect(items()).toHaveLength(1);
    await passTime(isDone(tab, id));
    expect(items()).toEqual([]);
  });

  it('needs no changes', async () => {
    tracker.entries.clear();
    const tab = openTab();
    const id = await tab.batches.start({ ...rename(), changes: [] });
    await passTime(isDone(tab, id));
    expect(kinds()).toEqual(['list-options', 'Old']);
  });
});
