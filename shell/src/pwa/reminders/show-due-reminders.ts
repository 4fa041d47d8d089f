import { claimDueReminders } from '@tsugi/contract/reminders';

/** What a notification carries for the press on it. */
export interface ReminderData {
  /** From the product's root. */
  readonly path: string;
}

/**
 * Shows the reminders that are due through the service worker, each once, from a tab or the worker itself. Without
 * permission they stay stored.
 */
export async function showDueReminders(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  nowMs: number,
): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  const due = await claimDueReminders(nowMs);
  // One that the browser refuses keeps none of the others back.
  await Promise.allSettled(
    due.map(({ key, title, body, lang, icon, path }) => {
      const data: ReminderData = { path };
      return registration.showNotification(title, { body, lang, tag: key, data, ...(icon ? { icon } : {}) });
    }),
  );
}
