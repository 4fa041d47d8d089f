import { itemNames } from '@tsugi/platform/store';
import { pagePart } from '../core/page.ts';
import { mergedPatch } from '../optimistic/merged-patch.ts';
import type { EntityKind, EntityPatch } from '../optimistic/optimistic-layer.ts';
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
  /** Where and how it shows in responses. */
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

/**
 * The items of the outbox: one per change, so that tabs never write the same one, and one per thing for its progress. What
 * the first render lays over its responses is read from localStorage; the database, which has all of them, is
 * `outbox-store.ts`, loaded later. What they mean to the service is the outbox's.
 */
export interface OutboxItems {
  /** Below which the items of an account stand: the present one if left out. */
  readonly prefix: (account?: string) => string;
  /** The names below a prefix. Those of changes begin with their time, and come oldest first. */
  readonly names: (prefix?: string) => readonly string[];
  /** Undefined for damaged text too. */
  readonly read: (name: string) => unknown;
  // These write alone: the caller calls `reload` when everything is.
  readonly write: (name: string, value: unknown) => void;
  readonly remove: (name: string) => void;
  /**
   * What a batch lays over responses, by entity, until it is laid anew: whatever is stored under this name. Undefined for
   * nothing.
   */
  readonly lay: (name: string, patches: ReadonlyMap<string, EntityPatch> | undefined) => void;
  /** Items that localStorage has not taken, or only an older text of. */
  readonly held: Map<string, string>;
  /** Everything is written by it from now on: it has the database. */
  readonly attach: (store: OutboxWriter) => void;
  /** Resolves once this page has what other tabs have stored. */
  readonly refresh: () => Promise<void>;
  /** Resolves once what this page has written is stored, or cannot be. */
  readonly settled: () => Promise<void>;
  /** What the changes lay over responses, by entity. */
  readonly patches: () => ReadonlyMap<string, EntityPatch>;
  /** Rises with every `reload`. */
  readonly version: () => number;
  /** Another account signed in, or other items are stored now. */
  readonly reload: () => void;
  readonly subscribe: (listener: () => void) => void;
}

/** Writes items to the database as well: `outbox-store.ts`. */
export interface OutboxWriter {
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  readonly refresh: () => Promise<void>;
  readonly settled: () => Promise<void>;
}

export interface OutboxItemsOptions {
  readonly storage: Storage | undefined;
  /** Names the account whose changes these are. */
  readonly account: () => string;
}

/** The item of a batch: the first of its changes that wait, for the first render. The whole batch is in the database. */
export interface BatchItem {
  readonly patches: readonly (readonly [entity: string, patch: EntityPatch])[];
}

export const pageOutboxItems = pagePart<OutboxItems>();

const OUTBOX_PREFIX = 'tsugi:outbox:';
export function isOutboxItem(name: string): boolean {
  return name.startsWith(OUTBOX_PREFIX);
}

const prefixOf = (account: string) => `${OUTBOX_PREFIX}${account}/`;

export function createOutboxItems({ storage, account }: OutboxItemsOptions): OutboxItems {
  const held = new Map<string, string>();
  let store: OutboxWriter | undefined;
  const laid = new Map<string, ReadonlyMap<string, EntityPatch>>();
  const listeners = new Set<() => void>();
  let version = 0;

  const prefix = (of = account()) => prefixOf(of);
  const names = (below = prefix()) =>
    [...new Set([...itemNames(storage), ...held.keys()])].filter((name) => name.startsWith(below)).sort();
  const read = (name: string): unknown => {
    try {
      return JSON.parse(held.get(name) ?? storage?.getItem(name) ?? '') ?? undefined;
    } catch {
      // Damaged text cannot be sent, and lies over nothing.
      return undefined;
    }
  };
  const remove = (name: string) => {
    if (store) return store.remove(name);
    held.delete(name);
    storage?.removeItem(name);
  };

  return {
    prefix,
    names,
    read,
    remove,
    held,
    attach: (next) => {
      store = next;
    },
    refresh: async () => store?.refresh(),
    settled: async () => store?.settled(),
    write: (name, value) => {
      const text = JSON.stringify(value);
      if (store) return store.write(name, text);
      held.delete(name);
      try {
        if (!storage) throw new Error('No storage');
        storage.setItem(name, text);
      } catch {
        // Full or forbidden storage: the change lasts as long as this page.
        held.set(name, text);
      }
    },
    lay: (name, patches) => void (patches ? laid.set(name, patches) : laid.delete(name)),
    patches: () => {
      const patches = new Map<string, EntityPatch>();
      const below = prefix();
      // A later change covers an earlier one of the same members.
      for (const name of new Set([...names(below), ...laid.keys()].sort())) {
        if (!name.startsWith(below)) continue;
        for (const [entity, patch] of laid.get(name) ?? patchesOf(read(name)))
          patches.set(entity, mergedPatch(patches.get(entity), patch));
      }
      return patches;
    },
    version: () => version,
    reload: () => {
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** What a stored item lays over responses. */
function patchesOf(item: unknown): readonly (readonly [string, EntityPatch])[] {
  // Only the outbox and batches write these items. A change is the only other kind that has an entity.
  const { entity, patch, patches } = Object(item) as Partial<OutboxChange & BatchItem>;
  if (Array.isArray(patches)) return patches;
  return typeof entity === 'string' && patch ? [[entity, patch]] : [];
}

/** Names a thing in responses. */
export function entityKey(kind: EntityKind, id: number): string {
  return `${kind}:${id}`;
}
