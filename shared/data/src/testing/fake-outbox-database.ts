import { ID_NAME, type OutboxDatabase, type OutboxRecord } from '../changes/outbox-database.ts';
import type { Clock } from '../core/clock.ts';

export interface FakeOutboxDatabase {
  readonly records: Map<string, OutboxRecord>;
  /** A connection of one page: what it has under way is lost when the page is gone. */
  readonly connect: (isGone?: () => boolean) => OutboxDatabase;
  /** Replaces every transaction while it is set. */
  fault: (() => Promise<void>) | undefined;
  /** Those that are done. */
  transactions: number;
}

const TRANSACTION_MS = 1;

/** The database of the outbox in memory: transactions one after the other, each of which takes some time. */
export function createFakeOutboxDatabase(clock: Clock): FakeOutboxDatabase {
  const records = new Map<string, OutboxRecord>();
  let last: Promise<void> = Promise.resolve();
  const fake: FakeOutboxDatabase = {
    records,
    fault: undefined,
    transactions: 0,
    connect: (isGone = () => false) => ({
      exchange: (change) => {
        const run = async () => {
          if (isGone()) return;
          if (fake.fault) return await fake.fault();
          const changes = await change(records.get(ID_NAME)?.text, async () =>
            [...records.values()].filter(({ name }) => name !== ID_NAME),
          );
          await new Promise<void>((resolve) => void clock.after(TRANSACTION_MS, resolve));
          if (isGone()) return;
          fake.transactions += 1;
          for (const [name, record] of changes) {
            if (record) records.set(name, record);
            else records.delete(name);
          }
        };
        const done = last.then(run);
        last = done.catch(() => {});
        // Code of a page that is gone does not run on.
        return done.then(() => (isGone() ? new Promise<void>(() => {}) : undefined));
      },
    }),
  };
  return fake;
}
