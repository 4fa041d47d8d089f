import type { AuthStore } from '../auth/auth-store.ts';
import type { Clock } from '../core/clock.ts';
import { itemNames } from '../local-store.ts';
import { OPTIMISTIC_PREFIX } from '../optimistic/create-optimistic-layer.ts';
import type { Visibility } from '../steps/wait-until-visible.ts';

export interface ResumeOutboxOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly auth: AuthStore;
  readonly visibility: Visibility;
  /** Lets the page's writer take up what other pages have left. */
  readonly adopt: () => Promise<void>;
}

/** A page that has just begun has better things to do; and a page that is just going away may still be at it. */
const FIRST_LOOK_MS = 2_500;
/** A change that another page is at is done by then, or that page is gone. */
const LATER_LOOK_MS = 20_000;

/**
 * Looks for changes that pages have left behind, at the start and whenever another page has written one down, and has
 * them taken up.
 */
export function resumeOutbox({ clock, storage, auth, visibility, adopt }: ResumeOutboxOptions): void {
  let isWaiting = false;
  const lookAfter = (waitMs: number) => {
    if (isWaiting) return;
    isWaiting = true;
    clock.after(waitMs, look);
  };
  const look = async () => {
    isWaiting = false;
    forgetOthers(storage, auth.partition());
    if (!hasChanges(storage, `${OPTIMISTIC_PREFIX}${auth.partition()}/`)) return;
    try {
      // A hidden page may not send: what it took up, no other could.
      if (visibility.isHidden()) return;
      await adopt();
    } catch {
      // Offline, or in the middle of a release: they stay written down.
    } finally {
      // Those of this page, or of another one that is still at them.
      lookAfter(LATER_LOOK_MS);
    }
  };
  lookAfter(FIRST_LOOK_MS);
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith(`${OPTIMISTIC_PREFIX}${auth.partition()}/`))
      lookAfter(LATER_LOOK_MS);
  });
}

function hasChanges(storage: Storage | undefined, prefix: string): boolean {
  return itemNames(storage).some((name) => name.startsWith(prefix));
}

/** Of an account that left while no tab could clean up after it. */
function forgetOthers(storage: Storage | undefined, partition: string): void {
  for (const name of itemNames(storage)) {
    const isOthers = name.startsWith(OPTIMISTIC_PREFIX) && partitionOfItem(name) !== partition;
    if (isOthers) storage?.removeItem(name);
  }
}

function partitionOfItem(name: string): string {
  return name.slice(OPTIMISTIC_PREFIX.length).split('/', 1)[0] ?? '';
}
