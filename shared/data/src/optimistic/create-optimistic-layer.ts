import type { Clock } from '../core/clock.ts';
import { itemNames } from '../local-store.ts';
import type { OptimisticLayer } from './optimistic-layer.ts';
import type { EntityKind } from './optimistic-types.ts';

export interface OptimisticLayerOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  /** Names the account whose changes these are. */
  readonly partition: () => string;
}

/** A changed member. `at` is when the change was made or confirmed, in milliseconds since 1970. */
interface Laid {
  readonly value: unknown;
  readonly at: number;
  /** It is on its way to the service. */
  readonly pending?: true;
  /** The confirmed change that it was made on top of: what stands again when it is taken back. */
  readonly beneath?: Laid;
}

type LaidMembers = Readonly<Record<string, Laid>>;

/** The oldest changes go first: by then every answer that does not know them has long been replaced. */
const MAX_ENTITIES = 400;
/** A change is on its way for no longer than this, whatever became of the page that sent it. */
const MAX_PENDING_MS = 600_000;

/** Clocks of two documents, or of one before and after it was put right, differ by less than this. */
const MAX_SKEW_MS = 10_000;

export const OPTIMISTIC_PREFIX = 'tsugi:changes:';

export function createOptimisticLayer({
  clock,
  storage,
  partition,
}: OptimisticLayerOptions): OptimisticLayer {
  const listeners = new Set<() => void>();
  const item = () => OPTIMISTIC_PREFIX + partition();
  /** Nothing can be written (any more): what is in memory is all there is. */
  let isAlone = !storage;
  let entities = new Map<string, LaidMembers>();
  let version = 0;
  load();

  function load(): void {
    if (isAlone) return;
    try {
      const value: unknown = JSON.parse(storage?.getItem(item()) ?? '[]');
      entities = new Map(Array.isArray(value) ? value.filter(isLaidEntry) : []);
    } catch {
      // Damaged or forbidden storage holds no changes.
      entities = new Map();
    }
  }

  /** Other tabs write the same item: a change is made to what stands there now. */
  function change(key: string, of: (known: LaidMembers) => LaidMembers): void {
    load();
    const next = of(entities.get(key) ?? {});
    // Re-inserted, so that the oldest change stays first.
    entities.delete(key);
    if (Object.keys(next).length > 0) entities.set(key, next);
    for (const [oldest, members] of entities) {
      if (entities.size <= MAX_ENTITIES) break;
      if (!Object.values(members).some(({ pending }) => pending)) entities.delete(oldest);
    }
    try {
      storage?.setItem(item(), JSON.stringify([...entities]));
    } catch {
      // Without storage the changes show in this tab, until it is closed.
      isAlone = true;
    }
    tell();
  }

  function tell(): void {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  return {
    lookup: (kind, id, storedAt) => {
      const members = entities.get(keyOf(kind, id));
      if (!members) return undefined;
      const now = clock.now();
      const covering = Object.entries(members).filter(([, { at, pending }]) =>
        // A time far ahead is a clock that was set back: the change would cover answers for as long as it was off.
        pending ? Math.abs(now - at) < MAX_PENDING_MS : at > storedAt && at <= now + MAX_SKEW_MS,
      );
      if (covering.length === 0) return undefined;
      return Object.fromEntries(covering.map(([name, { value }]) => [name, value]));
    },
    lay: (kind, id, patch, isPending) => {
      const at = clock.now();
      change(keyOf(kind, id), (known) => {
        const laid = Object.entries(patch).map(([name, value]): [string, Laid] => [
          name,
          isPending ? { value, at, pending: true, ...beneathOf(known[name]) } : { value, at },
        ]);
        return { ...known, ...Object.fromEntries(laid) };
      });
    },
    lift: (kind, id, members) => {
      change(keyOf(kind, id), (known) =>
        Object.fromEntries(
          Object.entries(known).flatMap(([name, laid]) => {
            if (!members.includes(name)) return [[name, laid]];
            return laid.beneath ? [[name, laid.beneath]] : [];
          }),
        ),
      );
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      load();
      tell();
    },
    clear: (of) => {
      // Also what the account's changes on their way have left under names that begin like this.
      for (const name of itemNames(storage)) if (name.startsWith(OPTIMISTIC_PREFIX + of)) removeItem(name);
      entities = new Map();
      load();
      tell();
    },
  };

  function removeItem(name: string): void {
    try {
      storage?.removeItem(name);
    } catch {
      // Nothing was stored then.
    }
  }
}

function beneathOf(known: Laid | undefined): Pick<Laid, 'beneath'> {
  const beneath = known?.pending ? known.beneath : known;
  return beneath ? { beneath } : {};
}

function keyOf(kind: EntityKind, id: number): string {
  return `${kind}:${id}`;
}

function isLaidEntry(value: unknown): value is [string, LaidMembers] {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const members: unknown = value[1];
  return (
    typeof members === 'object' &&
    members !== null &&
    Object.values(members).every((laid) => typeof laid === 'object' && laid !== null && 'at' in laid)
  );
}
