import { localStore } from '../local-store.ts';
import { SNAPSHOT_KEY } from './boot-keys.ts';

export { SNAPSHOT_KEY };

interface Snapshot {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: object;
}

/**
 * Keeps what a page's preview draws at the next visit, before any script of the shell has run. There is one place: the
 * page that one comes back to. Signing in or out empties it.
 * @param members small and plain: they are parsed before the first paint. What else the page has added stays
 */
export function keepSnapshot(name: string, members: object): void {
  store({ name, at: Date.now(), data: { ...keptBy(name)?.data, ...members } });
}

/** Adds what is drawn beside the rest, whose time decides how long no request is sent: without it, that is over. */
export function addToSnapshot(name: string, members: object): void {
  const kept = keptBy(name);
  store({ name, at: kept?.at ?? 0, data: { ...kept?.data, ...members } });
}

function store(snapshot: Snapshot): void {
  try {
    localStore()?.setItem(SNAPSHOT_KEY, JSON.stringify(snapshot));
  } catch {
    // Full or forbidden storage: the next visit begins with an outline.
  }
}

function keptBy(name: string): Snapshot | undefined {
  try {
    // Only `store` writes it.
    const kept = JSON.parse(localStore()?.getItem(SNAPSHOT_KEY) ?? '') as Snapshot;
    return kept.name === name ? kept : undefined;
  } catch {
    // Absent or damaged: it begins anew.
    return undefined;
  }
}
