import { itemNames } from '../core/local-store.ts';
import type { EntityPatch, OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { entityKey, OUTBOX_PREFIX } from './create-optimistic-layer.ts';
import { definitionOf } from './definitions/definition-of.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';

/** One change by the user. It is written once, and removed when the service confirmed or refused it. */
export interface OutboxChange {
  /** The form of this record. Another form belongs to another version of the product, and is left alone. */
  readonly v: 1;
  /** Sorts after every change that was stored when it was made, whatever the device's clock said. */
  readonly id: string;
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number;
  /** The tab that made it, or took it over. */
  readonly tab: string;
  readonly key: string;
  readonly subject: MutationSubject;
  /** The title of the media or the name of the user, for the list of waiting changes. */
  readonly title?: string;
  /** The change of the same thing that was pending then; `before` includes it. */
  readonly after?: string;
  /** The value that the user saw and changed. */
  readonly before: Members;
  readonly change: Members;
  /** The choice in a conflict: `before` is the server value that the user saw, and earlier changes no longer count. */
  readonly isChoice?: true;
  readonly entity: string;
  readonly patch: EntityPatch;
}

export type WaitReason = 'offline' | 'limit' | 'unavailable' | 'sign-in';

/** How far the changes of one thing got. Only the sending tab writes it. */
export interface OutboxProgress {
  /** The server value after the last response about it. */
  readonly base?: Members;
  /** Changes that are confirmed or refused. They may still be stored if the tab closed in between. */
  readonly done: readonly string[];
  /** A request with these changes left, and no response came yet: the service may have carried it out. */
  readonly sent?: { readonly ids: readonly string[]; readonly at: number; readonly tab: string };
  /** `at` and `after` are missing in what an earlier release stored. */
  readonly waits?: { readonly reason: WaitReason; readonly at?: number; readonly until: number };
  readonly conflict?: {
    readonly members: readonly string[];
    readonly server: Members;
    /** The id of the last change that it is about: a choice has a later one. */
    readonly after?: string;
  };
}

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

export interface OutboxOptions {
  readonly storage: Storage | undefined;
  readonly optimistic: OptimisticLayer;
  readonly account: () => string;
}

/** One item of localStorage per change, so that tabs never write the same one, and one per thing for its progress. */
export function createOutbox({ storage, optimistic, account }: OutboxOptions): Outbox {
  let cached: { readonly version: number; readonly pending: readonly PendingMutation[] } | undefined;

  const prefix = (of = account()) => `${OUTBOX_PREFIX}${of}/`;
  const names = (of?: string) =>
    [...new Set([...itemNames(storage), ...optimistic.unstored.keys()])]
      .filter((name) => name.startsWith(prefix(of)))
      .sort();
  const readText = (name: string) => optimistic.unstored.get(name) ?? storage?.getItem(name) ?? undefined;
  const write = (name: string, text: string) => {
    optimistic.unstored.delete(name);
    try {
      if (!storage) throw new Error('No storage');
      storage.setItem(name, text);
    } catch {
      // Full or forbidden storage: the change lasts as long as this page.
      optimistic.unstored.set(name, text);
    }
  };
  const remove = (name: string) => {
    optimistic.unstored.delete(name);
    storage?.removeItem(name);
  };
  const progressName = (key: string) => `${prefix()}progress/${key}`;
  const progressOf = (key: string): OutboxProgress =>
    // Only this module writes under the prefix.
    (parse(readText(progressName(key))) as OutboxProgress | undefined) ?? NO_PROGRESS;

  const load = (): readonly PendingMutation[] => {
    const groups = new Map<string, OutboxChange[]>();
    for (const name of names()) {
      if (name.startsWith(`${prefix()}progress/`)) continue;
      const record = parse(readText(name));
      if (record === undefined) remove(name);
      else if (isChange(record)) groups.set(record.key, [...(groups.get(record.key) ?? []), record]);
    }
    return [...groups].flatMap(([key, changes]) => foldChanges(changes, progressOf(key)) ?? []);
  };

  const pending = () => {
    const version = optimistic.version();
    if (cached?.version !== version) cached = { version, pending: load() };
    return cached.pending;
  };
  /** What another tab wrote may be here before its event is. */
  const fresh = (key: string) => load().find((item) => item.key === key);

  return {
    pending,
    get: (key) => pending().find((item) => item.key === key),
    add: (change) => {
      write(prefix() + change.id, JSON.stringify(change));
      optimistic.reload();
    },
    setProgress: (key, progress) => {
      const text = JSON.stringify(progress);
      if (readText(progressName(key)) === text) return;
      write(progressName(key), text);
      optimistic.reload();
    },
    finish: (key, ids, base) => {
      const { done } = progressOf(key);
      // Written first: a crash after it leaves changes that are known to be done.
      write(progressName(key), JSON.stringify({ base, done: [...done, ...ids].slice(-MAX_DONE) }));
      for (const id of ids) remove(prefix() + id);
      const rest = fresh(key);
      if (rest) {
        const { patch } = patchOf(rest.subject, rest.wanted);
        for (const change of rest.changes) write(prefix() + change.id, JSON.stringify({ ...change, patch }));
      } else {
        remove(progressName(key));
      }
      optimistic.reload();
    },
    adopt: (from, to = account()) => {
      const old = names(from);
      for (const name of old) {
        const text = readText(name);
        if (text !== undefined) write(prefix(to) + name.slice(prefix(from).length), text);
        remove(name);
      }
      if (old.length > 0) optimistic.reload();
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

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // Damaged text cannot be sent.
    return undefined;
  }
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
