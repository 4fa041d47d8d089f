import { localStore } from '../local-store.ts';
import { SNAPSHOT_KEY } from './boot-keys.ts';

export { SNAPSHOT_KEY };

/**
 * Keeps what a page's preview draws at the next visit, before any script of the shell has run. There is one place: the
 * page that one comes back to. Signing in or out empties it.
 * @param data small and plain: it is parsed before the first paint
 */
export function keepSnapshot(name: string, data: unknown): void {
  try {
    localStore()?.setItem(SNAPSHOT_KEY, JSON.stringify({ name, at: Date.now(), data }));
  } catch {
    // Full or forbidden storage: the next visit begins with an outline.
  }
}
