import { definitionOf } from './definitions/definition-of.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';
import { entityKey, type OutboxChange, type OutboxItems, type OutboxProgress } from './outbox-items.ts';

/** All pending changes of one thing, folded into one. */
export interface PendingMutation {
  readonly key: string;
  readonly subject: MutationSubject;
  readonly title: string | undefined;
  readonly changes: readonly OutboxChange[];
  readonly first: OutboxChange;
  readonly last: OutboxChange;
  readonly progress: OutboxProgress;
  /** The server value, as far as it is known. */
  readonly base: Members;
  readonly wanted: Members;
  /** Names of the members that the user set. */
  readonly changed: readonly string[];
  /** An earlier change of the same subject ended in another tab, with an unknown result. */
  readonly isOrphan: boolean;
  readonly conflict: OutboxProgress['conflict'];
}

/** The changes of the signed-in account that the service has not confirmed yet. */
export interface Outbox {
  /** Oldest first. The same array until something changes. */
  readonly pending: () => readonly PendingMutation[];
  readonly get: (key: string) => PendingMutation | undefined;
  readonly add: (change: OutboxChange) => void;
  readonly setProgress: (key: string, progress: OutboxProgress) => void;
  /** These changes are confirmed or refused; the service has `base` now. What is left is shown on top of it. */
  readonly finish: (key: string, ids: readonly string[], base: Members) => void;
  /** Changes that were made before the viewer's id was known belong to that account: the present one if left out. */
  readonly adopt: (from: string, to?: string) => void;
}

const NO_PROGRESS: OutboxProgress = { done: [] };
/** Enough to recognise a predecessor that ended shortly before. */
const MAX_DONE = 20;

/** Folds the stored changes of each thing into one. */
export function createOutbox(items: OutboxItems): Outbox {
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

  return {
    pending,
    get: (key) => pending().find((item) => item.key === key),
    add: (change) => {
      items.write(changeName(change.id), change);
      items.reload();
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

/** The same thing with some of its changes only; undefined when none of them is pending. */
export function pickChanges(item: PendingMutation, ids: readonly string[]): PendingMutation | undefined {
  return foldChanges(
    item.changes.filter(({ id }) => ids.includes(id)),
    item.progress,
  );
}

/** Where and how a value shows in responses. */
export function patchOf(subject: MutationSubject, wanted: Members): Pick<OutboxChange, 'entity' | 'patch'> {
  const definition = definitionOf(subject);
  return { entity: entityKey(definition.kind, definition.id), patch: definition.show(wanted) };
}

/** Undefined when all of them are done. */
export function foldChanges(
  all: readonly OutboxChange[],
  progress: OutboxProgress,
): PendingMutation | undefined {
  const changes = all.filter(({ id }) => !progress.done.includes(id));
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return undefined;
  const choice = changes.findLast(({ isChoice }) => isChoice);
  const counted = choice ? changes.slice(changes.indexOf(choice)) : changes;
  const base = choice?.before ?? progress.base ?? first.before;
  const change = Object.assign({}, ...counted.map((one) => one.change));
  const { conflict } = progress;
  return {
    key: first.key,
    subject: first.subject,
    title: last.title ?? first.title,
    changes,
    first,
    last,
    progress,
    base,
    wanted: { ...base, ...change },
    changed: Object.keys(change),
    isOrphan: !choice && first.after !== undefined && !progress.done.includes(first.after),
    conflict: choice && conflict && choice.id > (conflict.after ?? '') ? undefined : conflict,
  };
}

function isChange(value: unknown): value is OutboxChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    value.v === 1 &&
    'id' in value &&
    'key' in value &&
    'subject' in value &&
    'before' in value &&
    'change' in value
  );
}
