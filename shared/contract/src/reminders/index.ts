// What a device shows of the product while none of its pages is looked at: reminders at their time, and the number on the icon of the installed
// app. Bundled into the shell, its service worker, and each remote that has some.
export {
  badgeHasNotifications,
  badgeParts,
  clearBadgeParts,
  onBadgeChanged,
  setBadgeHasNotifications,
  setBadgePart,
} from './badge.ts';
export type { Reminder, ReminderSource } from './reminder.ts';
export { hasReminders, onRemindersChanged } from './reminder-mark.ts';
export {
  claimDueReminders,
  claimDueSources,
  clearReminders,
  nextReminderAtMs,
  removeReminders,
  replaceReminders,
  type StoredReminder,
  storedReminders,
} from './stored-reminders.ts';
