import type { Clock } from '../core/clock.ts';
import { itemNames } from '../local-store.ts';
import { OPTIMISTIC_PREFIX } from '../optimistic/create-optimistic-layer.ts';
import type { ChangeSubject } from './change-subject.ts';
import type { Members } from './mutation-definition.ts';

/** A change whose end nobody has seen yet. */
export interface ChangeRecord {
  readonly key: string;
  readonly subject: ChangeSubject;
  /** What the service had, as far as the page knew. */
  readonly base: Members;
  readonly wanted: Members;
  /** A request with it has left: the service may have carried it out. */
  readonly mayBeDone: boolean;
  /** When this was written, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** The reader's changes until the service has confirmed them, so that none goes with its page. */
export interface Outbox {
  readonly keep: (record: Omit<ChangeRecord, 'keptAt'>) => void;
  readonly drop: (key: string) => void;
  /** Whether another page has left something under this key. */
  readonly hasForeign: (key: string) => boolean;
  /** Takes over what pages that are gone have left; each record goes to exactly one page. */
  readonly adopt: () => Promise<readonly ChangeRecord[]>;
}

export interface OutboxOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly partition: () => string;
  /** Unlike that of any other page. */
  readonly pageId: string;
}

/** A page takes the lock that says it is alive some moments after it writes its first record. */
const GRACE_MS = 2000;

/**
 * One item of localStorage per page and change, so that pages never write the same one. A page holds a Web Lock while it
 * has records: when the lock can be had, the page is gone, and whoever has it may take its records over.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { clock, storage, locks, pageId } = options;
  const own = new Set<string>();
  let alive: { readonly granted: Promise<void>; readonly release: () => void } | undefined;

  const prefix = () => `${OPTIMISTIC_PREFIX}${options.partition()}/`;
  const itemOf = (page: string, key: string) => `${prefix()}${page}/${key}`;

  /** Says that this page is alive, as long as it has records: a lock keeps a page from being kept for going back. */
  const showAlive = (): Promise<void> => {
    if (!locks) return Promise.resolve();
    if (!alive) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const granted = new Promise<void>((resolve) => {
        locks
          .request(lockOf(pageId), () => {
            resolve();
            return held;
          })
          // A page that is being closed gets no lock any more, and needs none.
          .catch(() => resolve());
      });
      alive = { granted, release };
    }
    return alive.granted;
  };

  const write = (record: ChangeRecord) => {
    own.add(record.key);
    try {
      storage?.setItem(itemOf(pageId, record.key), JSON.stringify(record));
    } catch {
      // Without storage the change lives as long as its page.
    }
  };

  const remove = (item: string) => {
    try {
      storage?.removeItem(item);
    } catch {
      // Nothing was stored then.
    }
  };

  /** What other pages have left, of whoever is signed in. */
  const foreign = () => itemsOf(storage, prefix()).filter(({ page }) => page !== pageId);

  return {
    keep: (record) => {
      write({ ...record, keptAt: clock.now() });
      void showAlive();
    },
    drop: (key) => {
      if (!own.delete(key)) return;
      remove(itemOf(pageId, key));
      if (own.size > 0) return;
      alive?.release();
      alive = undefined;
    },
    hasForeign: (key) => foreign().some((item) => item.key === key),
    adopt: async () => {
      const adopted: ChangeRecord[] = [];
      if (!locks) return adopted;
      for (const page of new Set(foreign().map((item) => item.page))) {
        await locks.request(lockOf(page), { ifAvailable: true }, async (lock) => {
          if (!lock) return;
          for (const { item, key, page: owner } of foreign()) {
            if (owner !== page) continue;
            const record = parseRecord(storage?.getItem(item), key);
            if (record && record.keptAt > clock.now() - GRACE_MS) continue;
            if (record) {
              write({ ...record, keptAt: clock.now() });
              await showAlive();
              adopted.push(record);
            }
            remove(item);
          }
        });
      }
      return adopted;
    },
  };
}

function lockOf(page: string): string {
  return `tsugi:page:${page}`;
}

interface Item {
  readonly item: string;
  readonly page: string;
  readonly key: string;
}

function itemsOf(storage: Storage | undefined, prefix: string): readonly Item[] {
  return itemNames(storage)
    .filter((name) => name.startsWith(prefix))
    .map((item) => {
      const [page = '', ...key] = item.slice(prefix.length).split('/');
      return { item, page, key: key.join('/') };
    });
}

/** Undefined for anything that no journal has written. */
function parseRecord(text: string | null | undefined, key: string): ChangeRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isRecord =
      typeof value === 'object' &&
      value !== null &&
      'subject' in value &&
      'base' in value &&
      'wanted' in value &&
      'keptAt' in value &&
      typeof value.keptAt === 'number' &&
      'key' in value &&
      value.key === key;
    // Only this module writes under the prefix, and the members above tell its records from damage.
    return isRecord ? (value as ChangeRecord) : undefined;
  } catch {
    // A damaged record cannot be sent.
    return undefined;
  }
}
