import { refreshReminders } from './refresh-reminders.ts';

/** Shows nothing: an idle page of any remote calls its `warm` when the stored reminders have to be written anew. */
export function ReminderRefresh(): null {
  return null;
}

ReminderRefresh.warm = (): void => {
  // Offline, or the service does not respond: the stored ones stay, and the next look of a page tries again.
  refreshReminders().catch(() => undefined);
};
