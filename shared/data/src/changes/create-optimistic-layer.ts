import type { Clock } from '../core/clock.ts';
import { pagePart } from '../core/page.ts';
import { mergedPatch } from '../optimistic/merged-patch.ts';
import type { EntityPatch, OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { entityKey, type OutboxItems } from './outbox-items.ts';

export interface OptimisticLayerOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  /** Names the sign-in whose confirmed changes these are. */
  readonly partition: () => string;
  /** The changes that wait in the outbox. */
  readonly items: OutboxItems;
}

/** A confirmed member. `at` is when, in milliseconds since 1970. */
interface Confirmed {
  readonly value: unknown;
  readonly at: number;
}

type ConfirmedMembers = Readonly<Record<string, Confirmed>>;

/** The oldest changes are removed first: by then newer responses contain them. */
const MAX_ENTITIES = 400;
/** A write takes less than this to reach the other tabs. */
const REPLICATION_MS = 5_000;
/** Clocks of two documents, or of one before and after it was set, differ by less than this. */
const MAX_SKEW_MS = 10_000;

export const OPTIMISTIC_PREFIX = 'tsugi:changes:';

export const pageOptimistic = pagePart<OptimisticLayer>();

export function createOptimisticLayer(options: OptimisticLayerOptions): OptimisticLayer {
  const { clock, storage, partition, items } = options;
  const listeners = new Set<() => void>();
  const item = () => OPTIMISTIC_PREFIX + partition();
  /** Nothing can be written (any more): what is in memory is all there is. */
  let isAlone = !storage;
  let confirmed = new Map<string, ConfirmedMembers>();
  /** The item that it is read from. */
  let loaded: string | undefined;
  /** What this tab has just confirmed: a write of another tab at the same time does not contain it. */
  let own: {
    readonly item: string;
    readonly key: string;
    readonly at: number;
    readonly members: ConfirmedMembers;
  }[] = [];
  let waiting: ReadonlyMap<string, EntityPatch> = new Map();
  let version = 0;
  load();
  items.subscribe(() => {
    if (load()) store();
    notify();
  });

  /** Whether it holds more than what is stored. */
  function load(): boolean {
    waiting = items.patches();
    // Nothing that was confirmed for one account is left with another one.
    if (loaded !== item()) confirmed = new Map();
    loaded = item();
    if (isAlone) return false;
    const stored = parse(storage?.getItem(item()));
    const isThere = Array.isArray(stored);
    confirmed = new Map(isThere ? stored.filter(isConfirmedEntry) : []);
    // Another tab may have removed the item: the account has signed out there.
    own = own.filter((one) => isThere && one.item === item() && clock.now() - one.at < REPLICATION_MS);
    let isMore = false;
    for (const { key, at, members } of own) {
      const known = confirmed.get(key) ?? {};
      const lost = Object.entries(members).filter(([name]) => (known[name]?.at ?? 0) < at);
      if (lost.length > 0) confirmed.set(key, { ...known, ...Object.fromEntries(lost) });
      isMore ||= lost.length > 0;
    }
    return isMore;
  }

  function store(): void {
    try {
      storage?.setItem(item(), JSON.stringify([...confirmed]));
    } catch {
      // Without storage the changes show in this tab, until it is closed.
      isAlone = true;
    }
  }

  function notify(): void {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  function patchOf(key: string, storedAt: number): EntityPatch | undefined {
    const now = clock.now();
    const covering = Object.entries(confirmed.get(key) ?? {}).filter(
      // A time far ahead is a clock that was set back: the change would cover responses for as long as it was off.
      ([, { at }]) => at > storedAt && at <= now + MAX_SKEW_MS,
    );
    const patch = waiting.get(key);
    if (covering.length === 0) return patch;
    const members = Object.fromEntries(covering.map(([name, { value }]) => [name, value]));
    return patch ? mergedPatch(members, patch) : members;
  }

  const confirmAll: OptimisticLayer['confirmAll'] = (kind, patches) => {
    const at = clock.now();
    // Other tabs write the same item: a change is made to what is stored now.
    load();
    for (const [id, patch] of patches) {
      const key = entityKey(kind, id);
      const members = Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, { value, at }]));
      const next = { ...confirmed.get(key), ...members };
      own.push({ item: item(), key, at, members });
      // Inserted again, so that the oldest change stays first.
      confirmed.delete(key);
      confirmed.set(key, next);
    }
    for (const oldest of confirmed.keys()) {
      if (confirmed.size <= MAX_ENTITIES) break;
      confirmed.delete(oldest);
    }
    store();
    notify();
  };

  return {
    lookup: (kind, id, storedAt) => patchOf(entityKey(kind, id), storedAt),
    changes: (kind, storedAt) =>
      [...new Set([...confirmed.keys(), ...waiting.keys()])].flatMap((key) => {
        const patch = key.startsWith(`${kind}:`) && patchOf(key, storedAt);
        return patch ? [[Number(key.slice(kind.length + 1)), patch] as const] : [];
      }),
    confirm: (kind, id, patch) => confirmAll(kind, [[id, patch]]),
    confirmAll,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: items.reload,
  };
}

/** Undefined for damaged text. */
function parse(text: string | null | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    // Damaged storage: no changes.
    return undefined;
  }
}

function isConfirmedEntry(value: unknown): value is [string, ConfirmedMembers] {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const members: unknown = value[1];
  return (
    typeof members === 'object' &&
    members !== null &&
    Object.values(members).every(
      // Earlier versions stored pending changes here too, marked `pending`: they are in the outbox now.
      (laid) => typeof laid === 'object' && laid !== null && 'at' in laid && !('pending' in laid),
    )
  );
}
