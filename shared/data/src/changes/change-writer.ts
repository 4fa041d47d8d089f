import type { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import type { Members, MutationDefinition } from './definitions/mutation-definition.ts';
import { WAITING_AFTER_MS } from './is-waiting.ts';
import { type Outbox, patchOf } from './outbox.ts';
import type { OutboxChange } from './outbox-items.ts';

/** Writes the changes of this page into the outbox: they show at once. The queue, a file of its own, sends them. */
export interface ChangeWriter {
  /** Unlike that of any other page of this browser. */
  readonly tab: string;
  /**
   * Changes members of a thing.
   * @param base the server value, as the page has it; only used when no change of the thing is pending
   */
  readonly change: <M extends Members>(
    definition: MutationDefinition<M>,
    base: M,
    change: Partial<M>,
    title?: string,
  ) => void;
  /** @param wanted the value of the thing with the change */
  readonly write: (change: NewChange, wanted: Members) => void;
  /** Why the last change of this thing was refused, until the next one. */
  readonly error: (key: string) => ApiError | undefined;
  readonly setError: (key: string, error: ApiError) => void;
  /** The listener is called with the key of each thing that this page changes. */
  readonly subscribe: (listener: (key: string) => void) => void;
}

type NewChange = Omit<OutboxChange, 'v' | 'id' | 'at' | 'tab' | 'entity' | 'patch'>;

export interface ChangeWriterOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly optimistic: OptimisticLayer;
  readonly tab: string;
}

/** Milliseconds since 1970 have 13 digits until the year 2286. */
const SEQUENCE_LENGTH = 15;

export function createChangeWriter({ clock, outbox, optimistic, tab }: ChangeWriterOptions): ChangeWriter {
  const errors = new Map<string, ApiError>();
  const listeners = new Set<(key: string) => void>();
  let count = 0;
  let sequence = 0;

  const nextId = () => {
    count += 1;
    const at = clock.now();
    // After every change that is stored, also when the clock was set back.
    sequence = Math.max(at, sequence, ...outbox.pending().map(({ last }) => sequenceOf(last.id) + 1));
    const id = `${String(sequence).padStart(SEQUENCE_LENGTH, '0')}-${tab}-${String(count).padStart(5, '0')}`;
    return { id, at };
  };
  const write = (change: NewChange, wanted: Members) => {
    errors.delete(change.key);
    const { id, at } = nextId();
    for (const listener of listeners) listener(change.key);
    // Shown as waiting from then on, if it is still here.
    clock.after(WAITING_AFTER_MS + 1, () => outbox.get(change.key) && optimistic.reload());
    outbox.add({ v: 1, tab, id, at, ...change, ...patchOf(change.subject, wanted) });
  };

  return {
    tab,
    write,
    change: ({ key, subject }, base, change, title) => {
      const pending = outbox.get(key);
      const before = pending?.wanted ?? base;
      const after = pending ? { after: pending.last.id } : {};
      const named = title === undefined ? {} : { title };
      write({ key, subject, ...named, ...after, before, change }, { ...before, ...change });
    },
    error: (key) => errors.get(key),
    setError: (key, error) => errors.set(key, error),
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** Ids begin with the time of their change, or with a later number if the clock was set back. */
function sequenceOf(id: string): number {
  return Number(id.slice(0, SEQUENCE_LENGTH));
}
