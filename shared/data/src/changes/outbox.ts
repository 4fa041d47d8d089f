import type { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import { pageClock } from '../core/page.ts';
import { type Attach, createAttach } from './create-attach.ts';
import type { Members } from './definitions/mutation-definition.ts';
import { foldChanges, isChange, patchOf } from './fold-changes.ts';
import { WAITING_AFTER_MS } from './is-waiting.ts';
import { type OutboxChange, type OutboxItems, type OutboxProgress, pageOutboxItems } from './outbox-items.ts';
import { type NewChange, type Outbox, type PendingMutation, pageChanges } from './page-changes.ts';

const NO_PROGRESS: OutboxProgress = { done: [] };
/** Enough to recognise a predecessor that ended shortly before. */
const MAX_DONE = 20;

/** Milliseconds since 1970 have 13 digits until the year 2286. */
const SEQUENCE_LENGTH = 15;

export interface OutboxOptions {
  readonly clock: Clock;
  readonly items: OutboxItems;
  readonly tab: string;
  /** Takes the database into use. */
  readonly attach?: Attach;
}

/** The page's outbox; remotes and shell share it. */
export function pageOutbox(): Outbox {
  const changes = pageChanges();
  const clock = pageClock();
  if (!changes.outbox) {
    const tab = createTabId(clock);
    const items = pageOutboxItems();
    changes.outbox = createOutbox({ clock, items, tab, attach: createAttach(items, tab) });
  }
  return changes.outbox;
}

/** Writes the changes of this page, and folds the stored ones of each thing into one. */
export function createOutbox({ clock, items, tab, attach }: OutboxOptions): Outbox {
  /** By account and thing. */
  const errors = new Map<string, ApiError>();
  const listeners = new Set<(key: string) => void>();
  let count = 0;
  let sequence = 0;
  let cached: { readonly version: number; readonly pending: readonly PendingMutation[] } | undefined;

  const progressName = (key: string) => `${items.prefix()}progress/${key}`;
  const changeName = (id: string) => items.prefix() + id;
  const progressOf = (key: string): OutboxProgress =>
    // Only this file writes these items.
    (items.read(progressName(key)) as OutboxProgress | undefined) ?? NO_PROGRESS;

  const load = (): readonly PendingMutation[] => {
    const groups = new Map<string, OutboxChange[]>();
    for (const name of items.names()) {
      if (name.startsWith(progressName(''))) continue;
      const record = items.read(name);
      if (record === undefined) items.remove(name);
      else if (isChange(record)) groups.set(record.key, [...(groups.get(record.key) ?? []), record]);
    }
    return [...groups].flatMap(([key, changes]) => foldChanges(changes, progressOf(key)) ?? []);
  };

  const pending = () => {
    const version = items.version();
    if (cached?.version !== version) cached = { version, pending: load() };
    return cached.pending;
  };
  /** What another tab wrote may be here before its event is. */
  const fresh = (key: string) => load().find((item) => item.key === key);

  const get = (key: string) => pending().find((item) => item.key === key);

  const write = (change: NewChange, wanted: Members) => {
    const { key, subject } = change;
    errors.delete(changeName(key));
    for (const listener of listeners) listener(key);
    count += 1;
    const at = clock.now();
    // After every change that is stored, also when the clock was set back.
    sequence = Math.max(at, sequence, ...pending().map(({ last }) => sequenceOf(last.id) + 1));
    const id = `${String(sequence).padStart(SEQUENCE_LENGTH, '0')}-${tab}-${String(count).padStart(5, '0')}`;
    // Shown as waiting from then on, if it is still here.
    clock.after(WAITING_AFTER_MS + 1, () => get(key) && items.reload());
    const stored: OutboxChange = { v: 1, tab, id, at, ...change, ...patchOf(subject, wanted) };
    items.write(changeName(id), stored);
    items.reload();
    void attach?.(true);
  };

  return {
    tab,
    pending,
    get,
    write,
    change: ({ key, subject }, base, change, title) => {
      const known = get(key);
      const before = known?.wanted ?? base;
      const after = known ? { after: known.last.id } : {};
      const named = title === undefined ? {} : { title };
      write({ key, subject, ...named, ...after, before, change }, { ...before, ...change });
    },
    error: (key) => errors.get(changeName(key)),
    setError: (key, error) => errors.set(changeName(key), error),
    onChange: (listener) => void listeners.add(listener),
    subscribe: items.subscribe,
    reload: items.reload,
    refresh: async () => {
      await attach?.(false);
      await items.refresh();
    },
    settled: async () => {
      await attach?.(false);
      await items.settled();
    },
    setProgress: (key, progress) => {
      if (JSON.stringify(items.read(progressName(key))) === JSON.stringify(progress)) return;
      items.write(progressName(key), progress);
      items.reload();
    },
    finish: (key, ids, base) => {
      const { done } = progressOf(key);
      // Written first: a crash after it leaves changes that are known to be done.
      items.write(progressName(key), { base, done: [...done, ...ids].slice(-MAX_DONE) });
      for (const id of ids) items.remove(changeName(id));
      const rest = fresh(key);
      if (rest) {
        const { patch } = patchOf(rest.subject, rest.wanted);
        for (const change of rest.changes) items.write(changeName(change.id), { ...change, patch });
      } else {
        items.remove(progressName(key));
      }
      items.reload();
    },
    adopt: (from, to) => {
      const old = items.names(items.prefix(from));
      for (const name of old) {
        const value = items.read(name);
        if (value !== undefined) items.write(items.prefix(to) + name.slice(items.prefix(from).length), value);
        items.remove(name);
      }
      if (old.length > 0) items.reload();
    },
  };
}

/** Ids begin with the time of their change, or with a later number if the clock was set back. */
function sequenceOf(id: string): number {
  return Number(id.slice(0, SEQUENCE_LENGTH));
}

/** Unlike that of any other page of this browser. `randomUUID` is there in secure contexts only. */
function createTabId(clock: Clock): string {
  return `${clock.now().toString(36)}.${Math.random().toString(36).slice(2, 10)}`;
}
