import type { Clock } from '../core/clock.ts';
import type { OverlayStore } from './overlay-store.ts';
import type { EntityKind, EntityPatch } from './overlay-types.ts';

export interface OverlayOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  /** Names the account whose changes these are. */
  readonly partition: () => string;
}

/** A changed entity. `at` is when the change was made or confirmed, in milliseconds since 1970. */
interface Laid {
  readonly patch: EntityPatch;
  readonly at: number;
}

/** The oldest changes go first: by then every answer that does not know them has long been replaced. */
const MAX_ENTITIES = 400;

export const OVERLAY_PREFIX = 'tsugi:changes:';

export function createOverlay({ clock, storage, partition }: OverlayOptions): OverlayStore {
  const listeners = new Set<() => void>();
  /** Members that are being sent from this tab, by entity. */
  const pending = new Map<string, Set<string>>();
  let entities = load();
  let version = 1;

  function load(): Map<string, Laid> {
    try {
      const value: unknown = JSON.parse(storage?.getItem(OVERLAY_PREFIX + partition()) ?? '[]');
      return new Map(Array.isArray(value) ? value.filter(isLaidEntry) : []);
    } catch {
      // Damaged or forbidden storage holds no changes.
      return new Map();
    }
  }

  function keep(): void {
    for (const key of entities.keys()) {
      if (entities.size <= MAX_ENTITIES) break;
      if (!pending.has(key)) entities.delete(key);
    }
    try {
      storage?.setItem(OVERLAY_PREFIX + partition(), JSON.stringify([...entities]));
    } catch {
      // Without storage the changes show in this tab, until it is closed.
    }
    tell();
  }

  function pin(key: string, members: readonly string[], isPending: boolean): void {
    const pinned = pending.get(key) ?? new Set();
    for (const member of members) {
      if (isPending) pinned.add(member);
      else pinned.delete(member);
    }
    if (pinned.size > 0) pending.set(key, pinned);
    else pending.delete(key);
  }

  function tell(): void {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  return {
    lookup: (kind, id, storedAt) => {
      const key = keyOf(kind, id);
      const laid = entities.get(key);
      if (!laid || laid.at > storedAt) return laid?.patch;
      const members = pending.get(key);
      return (
        members && Object.fromEntries(Object.entries(laid.patch).filter(([member]) => members.has(member)))
      );
    },
    lay: (kind, id, patch, isPending) => {
      const key = keyOf(kind, id);
      const known = entities.get(key)?.patch;
      // Re-inserted, so that the oldest change stays first.
      entities.delete(key);
      entities.set(key, { patch: { ...known, ...patch }, at: clock.now() });
      pin(key, Object.keys(patch), isPending);
      keep();
    },
    lift: (kind, id, members) => {
      const key = keyOf(kind, id);
      pin(key, members, false);
      const laid = entities.get(key);
      if (!laid) return;
      const left = Object.entries(laid.patch).filter(([member]) => !members.includes(member));
      if (left.length > 0) entities.set(key, { ...laid, patch: Object.fromEntries(left) });
      else entities.delete(key);
      keep();
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      entities = load();
      tell();
    },
    clear: (of) => {
      pending.clear();
      try {
        storage?.removeItem(OVERLAY_PREFIX + of);
      } catch {
        // Nothing was stored then.
      }
      entities = load();
      tell();
    },
  };
}

function keyOf(kind: EntityKind, id: number): string {
  return `${kind}:${id}`;
}

function isLaidEntry(value: unknown): value is [string, Laid] {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const laid: unknown = value[1];
  return (
    typeof laid === 'object' &&
    laid !== null &&
    'at' in laid &&
    typeof laid.at === 'number' &&
    'patch' in laid
  );
}
