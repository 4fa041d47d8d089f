import { accountItems } from '../changes/account-items.ts';
import { createOptimisticLayer } from '../changes/create-optimistic-layer.ts';
import { definitionOf } from '../changes/definitions/definition-of.ts';
import type { Members, MutationSubject } from '../changes/definitions/mutation-definition.ts';
import { createMutationQueue, type MutationQueueOptions } from '../changes/mutation-queue.ts';
import { createOutbox } from '../changes/outbox.ts';
import type { OutboxRecord } from '../changes/outbox-database.ts';
import { createOutboxItems } from '../changes/outbox-items.ts';
import { createOutboxStore, type OutboxStore } from '../changes/outbox-store.ts';
import type { MutationQueue, Outbox } from '../changes/page-changes.ts';
import { createSenderLock } from '../changes/sender-lock.ts';
import { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeLocks } from './fake-locks.ts';
import { createFakeOutboxDatabase } from './fake-outbox-database.ts';

/**
 * What happens to the requests of a browser. `lost` ones are carried out or not, without a response; `failed` ones are
 * carried out or not, and answered with a failure of the service.
 */
export type ServiceMode =
  | 'ok'
  | 'slow'
  | 'offline'
  | 'limited'
  | 'down'
  | 'refusing'
  | 'lost-before'
  | 'lost-after'
  | 'failed-before'
  | 'failed-after';

export interface FakeTab {
  readonly id: string;
  readonly queue: MutationQueue;
  readonly outbox: Outbox;
  readonly optimistic: OptimisticLayer;
  /** What a page that was read when the tab was opened shows. */
  readonly shown: (subject: MutationSubject) => Members;
  readonly change: (subject: MutationSubject, change: Members, title?: string) => void;
  readonly setHidden: (isHidden: boolean) => void;
  /** The page is closed: it may say goodbye. */
  readonly close: () => void;
  /** The page is gone at once. */
  readonly crash: () => void;
}

export interface FakeBrowser {
  readonly clock: FakeClock;
  /** What is on the disk. */
  readonly disk: ReadonlyMap<string, string>;
  /** What the database of the outbox has. */
  readonly records: ReadonlyMap<string, OutboxRecord>;
  /** How many transactions it has carried out. */
  readonly transactions: () => number;
  readonly openTab: () => FakeTab;
  readonly setMode: (mode: ServiceMode) => void;
  readonly signInAs: (account: string | undefined) => void;
  readonly server: ReadonlyMap<string, Members>;
  /** A user else, or another device, changes a thing. */
  readonly changeElsewhere: (key: string, change: Members) => void;
  readonly requests: { readonly tab: string; readonly operation: string; readonly variables: unknown }[];
  readonly checks: string[];
  readonly notices: string[];
  /** What the notices replace. */
  readonly noticeSubjects: (string | undefined)[];
}

export const FAVOURITE: MutationSubject = { about: 'favourite', kind: 'anime', id: 1 };
export const ENTRY: MutationSubject = { about: 'entry', id: 2 };

/** How long what one tab writes takes to the others. */
const REPLICATION_MS = 2;
/** How long the file takes that writes to the database. */
const LOAD_MS = 4;

export interface FakeBrowserOptions {
  readonly hasLocks?: boolean;
  /** So many items of the outbox are in localStorage, the others in a database alone. Without it, there is no database. */
  readonly maxMirrored?: number;
  /** The first tab has the code of before the database, and of before several accounts. */
  readonly hasOlderTab?: boolean;
  /** What waits of `user-1` is sent while another account is the present one. */
  readonly sendsForOthers?: boolean;
}

/** A browser with several tabs, one localStorage that reaches the other tabs late, and one service. */
export function createFakeBrowser({
  hasLocks = true,
  maxMirrored,
  hasOlderTab = false,
  sendsForOthers = false,
}: FakeBrowserOptions = {}): FakeBrowser {
  const clock = createFakeClock();
  const database = createFakeOutboxDatabase(clock);
  const locks = createFakeLocks();
  const disk = new Map<string, string>();
  const tabs = new Map<
    string,
    {
      readonly view: Map<string, string>;
      readonly layer: OptimisticLayer;
      store: OutboxStore | undefined;
    }
  >();
  const server = new Map<string, Members>([
    [definitionOf(FAVOURITE).key, { isFavourite: false, favourites: null }],
    [definitionOf(ENTRY).key, { exists: true, id: 20, status: 'CURRENT', progress: 1, score: 0 }],
  ]);
  const browser = { requests: [], checks: [], notices: [], noticeSubjects: [] } as Pick<
    FakeBrowser,
    'requests' | 'checks' | 'notices' | 'noticeSubjects'
  >;
  let account: string | undefined = 'user-1';
  let mode: ServiceMode = 'ok';
  let lastRead = { values: new Map(server), at: clock.now() };
  let count = 0;

  /** Writes on their way to the disk, by tab and name. */
  const underway = new Map<string, number>();
  const replicate = (from: string, name: string, value: string | undefined) => {
    const write = (map: Map<string, string>) =>
      value === undefined ? map.delete(name) : map.set(name, value);
    const count = (id: string, step: number) => {
      const now = (underway.get(`${id} ${name}`) ?? 0) + step;
      underway.set(`${id} ${name}`, now);
      return now;
    };
    count(from, 1);
    clock.after(REPLICATION_MS, () => {
      count(from, -1);
      write(disk);
      for (const [id, { view, layer, store }] of tabs) {
        // A write of its own comes after this one.
        if (count(id, 0) > 0) continue;
        write(view);
        if (id === from) continue;
        if (value === undefined) store?.removedElsewhere(name);
        layer.reload();
      }
    });
  };

  const apply = (operation: string, variables: Members) => {
    if (operation === 'toggle-favourite') {
      const { key } = definitionOf(FAVOURITE);
      server.set(key, { isFavourite: !server.get(key)?.isFavourite, favourites: null });
      return null;
    }
    const { key } = definitionOf(ENTRY);
    if (operation === 'delete-media-list-entry') {
      server.set(key, { exists: false, id: 0 });
      return { deleted: true };
    }
    const { mediaId: _mediaId, ...saved } = variables;
    const before = server.get(key)?.exists ? server.get(key) : { status: 'CURRENT', progress: 0, score: 0 };
    server.set(key, { ...before, id: 20, ...saved, exists: true });
    const { exists: _exists, ...entry } = server.get(key) ?? {};
    return entry;
  };

  const openTab = (): FakeTab => {
    count += 1;
    const id = `tab${count}`;
    const view = new Map(disk);
    const ownLocks = locks.page();
    let isGone = false;
    let isHidden = false;
    const read = mode === 'ok' ? { values: new Map(server), at: clock.now() } : lastRead;
    lastRead = read;

    const tabClock: Clock = {
      now: clock.now,
      // The timers of a page end with it.
      after: (ms, run) => clock.after(ms, () => !isGone && run()),
    };
    const storage = {
      get length() {
        return view.size;
      },
      key: (index: number) => [...view.keys()][index] ?? null,
      getItem: (name: string) => view.get(name) ?? null,
      setItem: (name: string, value: string) => {
        view.set(name, value);
        replicate(id, name, value);
      },
      removeItem: (name: string) => {
        view.delete(name);
        replicate(id, name, undefined);
      },
      clear: () => view.clear(),
    };
    const accountName = () => account ?? 'anonymous';
    const items = createOutboxItems({ storage, account: accountName });
    const layer = createOptimisticLayer({ clock, storage, partition: accountName, items });
    const tab = { view, layer, store: undefined as OutboxStore | undefined };
    tabs.set(id, tab);
    let attached: Promise<void> | undefined;
    const attach = async (isNeeded: boolean) => {
      if (maxMirrored === undefined || (hasOlderTab && id === 'tab1')) return;
      if (!attached && !isNeeded && items.names().length === 0 && database.records.size === 0) return;
      attached ??= new Promise<void>((resolve) => void clock.after(LOAD_MS, resolve)).then(() => {
        if (isGone) return new Promise<void>(() => {});
        tab.store = createOutboxStore({
          clock: tabClock,
          storage,
          items,
          database: database.connect(() => isGone),
          tab: id,
          maxMirrored,
          post: () =>
            void clock.after(REPLICATION_MS, () => {
              for (const [other, one] of tabs) if (other !== id) void one.store?.refresh();
            }),
          onUnstored: () => browser.notices.push('unstored'),
        });
        items.attach(tab.store);
        void tab.store.refresh();
      });
      await attached;
    };
    const outbox = createOutbox({ clock: tabClock, items, tab: id, attach });
    void outbox.refresh();

    /** One request: with a delay before it arrives, and another before its response. */
    const request = async (
      carryOut: () => unknown,
      closing: boolean,
      onSent: () => void,
    ): Promise<unknown> => {
      const now = mode;
      const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
      const back = async (result: unknown) => {
        await pause(now === 'slow' ? 3_000 : 50);
        // Code of a page that is gone does not run on.
        if (isGone) await new Promise(() => {});
        if (result instanceof Error) throw result;
        return result;
      };
      const source = 'tracker' as const;
      if (closing && now === 'limited') return await back(new ApiError('rate-limited', { source }));
      onSent();
      await pause(now === 'slow' ? 500 : 20);
      switch (now) {
        case 'ok':
        case 'slow':
          return await back(carryOut());
        case 'offline':
          return await back(new ApiError('offline', { source, noResponse: true }));
        case 'limited':
          return await back(new ApiError('rate-limited', { source, status: 429, retryAfterMs: 7_000 }));
        case 'down':
          return await back(new ApiError('server', { source, status: 503 }));
        case 'refusing':
          return await back(new ApiError('validation', { source, status: 400 }));
        case 'failed-after':
          carryOut();
          return await back(new ApiError('server', { source, status: 500, isUncertain: true }));
        case 'failed-before':
          return await back(new ApiError('server', { source, status: 500, isUncertain: true }));
        case 'lost-after':
          carryOut();
          return await back(new ApiError('unavailable', { source, noResponse: true }));
        default:
          return await back(new ApiError('unavailable', { source, noResponse: true }));
      }
    };

    const service: Omit<MutationQueueOptions, 'outbox' | 'optimistic' | 'account'> = {
      clock: tabClock,
      lock: createSenderLock({
        clock: tabClock,
        locks: hasLocks ? ownLocks : undefined,
        storage,
        tab: id,
      }),
      isHidden: () => isHidden,
      obstacle: async () => (mode === 'offline' ? 'offline' : undefined),
      onNotice: (message, subject, error) => {
        browser.notices.push(error ? `${message} ${error.kind}` : message);
        browser.noticeSubjects.push(subject);
      },
      serverValueOf: async (subject, { signal }) => {
        browser.checks.push(`${id} ${definitionOf(subject).key}`);
        const value = request(
          () => server.get(definitionOf(subject).key) ?? {},
          false,
          () => {},
        );
        const aborted = new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(new ApiError('aborted', { source: 'tracker' }))),
        );
        // A refusing or failing service refuses changes only.
        return (await Promise.race([value, aborted]).catch((error: ApiError) => {
          if (error.kind === 'validation' || error.isUncertain)
            return server.get(definitionOf(subject).key) ?? {};
          throw error;
        })) as Members;
      },
      send:
        ({ closing, signal, onSent }) =>
        async (operation, variables) => {
          if (signal.aborted) throw new ApiError('aborted', { source: 'tracker' });
          browser.requests.push({ tab: id, operation: operation.name, variables });
          // The operations of the two things here take plain objects, and their responses are made above.
          return (await request(() => apply(operation.name, variables as Members), closing, onSent)) as never;
        },
    };
    const queue = createMutationQueue({ ...service, outbox, optimistic: layer, account: () => account });
    outbox.subscribe(() => !isGone && queue.wake());
    queue.wake();
    if (sendsForOthers && !(hasOlderTab && id === 'tab1')) {
      const owner = 'user-1';
      const ofOwner = accountItems(items, owner);
      const other = createMutationQueue({
        ...service,
        outbox: createOutbox({ clock: tabClock, items: ofOwner, tab: id, attach: outbox.settled }),
        optimistic: createOptimisticLayer({ clock, storage, partition: () => owner, items: ofOwner }),
        account: () => (account === owner ? undefined : owner),
      });
      outbox.subscribe(() => !isGone && other.wake());
      other.wake();
    }

    const shown = (subject: MutationSubject): Members => {
      const { key, kind, id: entityId } = definitionOf(subject);
      const pending = outbox.get(key);
      if (pending) return pending.wanted;
      const laid = layer.lookup(kind, entityId, read.at) ?? {};
      const value = read.values.get(key) ?? {};
      if (subject.about !== 'entry') return { ...value, ...laid };
      if (!('mediaListEntry' in laid)) return value;
      return laid.mediaListEntry === null
        ? { exists: false, id: 0 }
        : { exists: true, ...Object(laid.mediaListEntry) };
    };
    const end = () => {
      isGone = true;
      tabs.delete(id);
      ownLocks.close();
    };
    return {
      id,
      queue,
      outbox,
      optimistic: layer,
      shown,
      change: (subject, change, title) => outbox.change(definitionOf(subject), shown(subject), change, title),
      setHidden: (next) => {
        isHidden = next;
        if (next) queue.leave();
        else queue.wake();
      },
      close: () => {
        queue.leave();
        end();
      },
      crash: end,
    };
  };

  return {
    ...browser,
    clock,
    disk,
    records: database.records,
    transactions: () => database.transactions,
    server,
    openTab,
    setMode: (next) => {
      mode = next;
    },
    signInAs: (next) => {
      account = next;
      for (const { layer } of tabs.values()) layer.reload();
    },
    changeElsewhere: (key, change) => server.set(key, { ...server.get(key), ...change }),
  };
}
