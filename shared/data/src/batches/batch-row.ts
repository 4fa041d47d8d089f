import type { Batch, BatchChange, EntryMembers, StepVerdicts, Verdict } from './batch.ts';
import type { Held } from './entry-members.ts';

/** What a confirmed change made of an entry, with what the service changed by itself: what undo takes back. */
export interface Effect {
  readonly entryId: number;
  /** Undefined: there was no entry. */
  readonly before?: Partial<EntryMembers>;
  /** Undefined: the entry was deleted. */
  readonly after?: Partial<EntryMembers>;
}

/** One change of a batch as it is stored. */
export interface BatchRow {
  readonly change: BatchChange;
  readonly verdict: Verdict;
  /** When its last request was sent, in milliseconds since 1970: until there is a verdict, the outcome is unknown. */
  readonly sentAt?: number | undefined;
  /** What the entry held when that request was made; null without an entry. */
  readonly held?: Held | null | undefined;
  readonly effect?: Effect;
  /** The service made something else of what an undo set: it is set once more. */
  readonly isCorrection?: true;
  /** A request for several entries left it out, or was refused without naming one: so many may share the next one. */
  readonly together?: number;
  /** The service refused it with these words, and may have carried it out all the same: the entry decides. */
  readonly refusal?: string | undefined;
}

export type RowPatch = Partial<BatchRow>;

export type Counts = Readonly<Record<Verdict['state'], number>>;

/** A batch as it is stored, without its rows. */
export interface BatchRecord extends Omit<Batch, 'changes' | 'verdicts'> {
  /** The form of this record and of its rows. Another form belongs to another version of the product, and is left alone. */
  readonly v: 1;
  readonly account: string;
  readonly total: number;
  readonly counts: Counts;
  /** That the whole batch was estimated to take. */
  readonly requests: number;
}

export interface LoadedBatch {
  readonly record: BatchRecord;
  readonly rows: readonly BatchRow[];
}

export const NO_COUNTS: Counts = {
  waiting: 0,
  sent: 0,
  confirmed: 0,
  refused: 0,
  'changed-elsewhere': 0,
  cancelled: 0,
};

export function countRows(rows: readonly BatchRow[]): Counts {
  const counts: Record<Verdict['state'], number> = { ...NO_COUNTS };
  for (const { verdict } of rows) counts[verdict.state] += 1;
  return counts;
}

/** Changes that have no verdict yet. */
export function openCount({ waiting, sent }: Counts): number {
  return waiting + sent;
}

/** The step that comes next; undefined while there are changes to send, and when there is none. */
export function nextStep({ state, steps = {}, counts }: BatchRecord): keyof StepVerdicts | undefined {
  if (state === 'cancelled') return undefined;
  if (steps.prepare && isOpen(steps.prepare)) return 'prepare';
  return steps.conclude && isOpen(steps.conclude) && openCount(counts) === 0 ? 'conclude' : undefined;
}

/** Whether a tab has something to do for it: a cancelled batch may have a request whose outcome is not known. */
export function isUnfinished(record: BatchRecord): boolean {
  const { state, counts } = record;
  if (state === 'cancelled') return counts.sent > 0;
  return openCount(counts) > 0 || nextStep(record) !== undefined;
}

/** With the state that follows from what became of its changes and steps. */
export function concluded(record: BatchRecord): BatchRecord {
  const { state, counts, steps, total } = record;
  if (state !== 'running' || openCount(counts) > 0) return record;
  // Its list may still be needed by an entry that has not moved.
  const isLeftOut = steps?.conclude && isOpen(steps.conclude) && counts.confirmed < total;
  const next: BatchRecord = isLeftOut
    ? { ...record, steps: { ...steps, conclude: { state: 'cancelled' } } }
    : record;
  return isUnfinished(next) ? next : { ...next, state: 'done' };
}

export function isOpen({ state }: Verdict): boolean {
  return state === 'waiting' || state === 'sent';
}

export function batchOf(record: BatchRecord, rows: readonly BatchRow[]): Batch {
  const { v: _v, account: _account, total: _total, counts: _counts, requests: _requests, ...batch } = record;
  return {
    ...batch,
    changes: rows.map(({ change }) => change),
    verdicts: rows.map(({ verdict }) => verdict),
  };
}
