import {
  claimDueSources,
  hasReminders,
  nextReminderAtMs,
  onRemindersChanged,
} from '@tsugi/contract/reminders';
import { currentLanguage } from '@tsugi/i18n';
import { warmWidget } from '@tsugi/ui/components';
import { REMINDERS_SYNC } from './messages.ts';
import { openFromWorker } from './open-from-worker.ts';
import { showDueReminders } from './show-due-reminders.ts';

export { clearReminders, forgetReminderOwner, handOverReminders } from '@tsugi/contract/reminders';

/** Sources are asked for new reminders at most this often by a tab; a device that sleeps looks again when it wakes. Milliseconds. */
const LOOK_EVERY_MS = 15 * 60_000;

/** A source that could not write its reminders is asked again after this, in milliseconds. */
const SOURCE_AGAIN_MS = 15 * 60_000;

/** The browser decides how often it really wakes the worker: about once a day. Milliseconds. */
const SYNC_EVERY_MS = 12 * 3_600_000;

/**
 * Shows reminders at their time while this tab lives, lets their remotes write them anew when they are due for it, and goes to the
 * page of a notification that was pressed. Without reminders it rests.
 * @returns ends it
 */
export function watchReminders(navigate: (path: string) => void, isBusy: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const later = (delayMs: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void look(), Math.max(0, delayMs));
  };
  const look = async () => {
    if (!hasReminders()) return;
    let nextMs = LOOK_EVERY_MS;
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) {
        await showDueReminders(registration, Date.now());
        void keepSync(registration);
      }
      await refreshSources();
      const next = await nextReminderAtMs();
      // Without permission a reminder that is due stays.
      if (next !== undefined && next > Date.now()) nextMs = Math.min(nextMs, next - Date.now());
    } catch {
      // No database, or it does not respond: the next look tries again.
    }
    later(nextMs);
  };
  const stop = onRemindersChanged(() => later(0));
  const stopOpening = openFromWorker(navigate, isBusy);
  const onVisible = () => {
    if (document.visibilityState === 'visible' && timer !== undefined) later(0);
  };
  document.addEventListener('visibilitychange', onVisible);
  later(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    stopOpening();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

async function refreshSources(): Promise<void> {
  if (!navigator.onLine) return;
  const nowMs = Date.now();
  for (const { remote, widget } of await claimDueSources(nowMs, currentLanguage(), nowMs + SOURCE_AGAIN_MS))
    void warmWidget(remote, widget);
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly periodicSync?: {
    readonly getTags: () => Promise<readonly string[]>;
    readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>;
  };
}

/** Where the browser has it and the app is installed: the worker shows what is due while nothing of the product is open. */
async function keepSync(registration: ServiceWorkerRegistration): Promise<void> {
  // Not in every browser, and not in the DOM library.
  const { periodicSync } = registration as SyncRegistration;
  try {
    if (!periodicSync || (await periodicSync.getTags()).includes(REMINDERS_SYNC)) return;
    await periodicSync.register(REMINDERS_SYNC, { minInterval: SYNC_EVERY_MS });
  } catch {
    // Not installed, or the user has refused it: reminders come while a tab lives.
  }
}
