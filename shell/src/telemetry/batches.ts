import type { Batch, FailureRecord, VitalRecord } from './records.ts';

/** Limits of what one document sends. The collector of the sandbox refuses what is over the first two. */
export const LIMITS = {
  batchRecords: 20,
  /** Bytes of a batch. Browsers take 64 KB in all for requests that outlive a page. */
  batchBytes: 16_000,
  /** Different failures of a visit: one that happens in a loop, or a page that fails in new ways, sends no more. */
  visitFailures: 20,
  /** Web vitals of a visit: five, and five more each time the document comes back from the back/forward cache. */
  visitVitals: 20,
} as const;

export interface Batches {
  /** A failure that this visit has recorded before only counts, until its batch is sent. */
  readonly addFailure: (record: FailureRecord) => void;
  readonly addVital: (record: VitalRecord) => void;
  /** Sends what waits. */
  readonly flush: () => void;
}

type Sent = Batch['records'][number];

/** Collects records into batches; a full one is sent at once. */
export function createBatches(shell: string, send: (body: string) => void): Batches {
  /** Failures of this visit by their content; each is replaced by its next count while it waits. */
  const failures = new Map<string, { count: number }>();
  let vitals = 0;
  let waiting: Sent[] = [];

  const bodyOf = (records: readonly Sent[]) => {
    const batch: Batch = { format: 1, shell, records };
    return JSON.stringify(batch);
  };
  const flush = () => {
    if (waiting.length === 0) return;
    const body = bodyOf(waiting);
    waiting = [];
    send(body);
  };
  const add = (record: Sent) => {
    const { length } = new TextEncoder().encode(bodyOf([...waiting, record]));
    if (length > LIMITS.batchBytes) flush();
    waiting.push(record);
    if (waiting.length >= LIMITS.batchRecords) flush();
  };

  return {
    addFailure(record) {
      const key = JSON.stringify(record);
      const known = failures.get(key);
      if (known) known.count += 1;
      else if (failures.size < LIMITS.visitFailures) {
        const counted = { ...record, count: 1 };
        failures.set(key, counted);
        add(counted);
      }
    },
    addVital(record) {
      vitals += 1;
      if (vitals <= LIMITS.visitVitals) add(record);
    },
    flush,
  };
}
