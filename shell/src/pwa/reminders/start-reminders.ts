import { hasReminders, onRemindersChanged } from '@tsugi/contract/reminders';
import { accountCount } from '@tsugi/data/status';

/** The page is at rest then. Milliseconds. */
export const START_AFTER_MS = 10_000;

const load = () => import(/* webpackChunkName: "reminders" */ './watch-reminders.ts');

/**
 * Watches the stored reminders in this tab. Without any, nothing is loaded until a remote stores some.
 * @param navigate goes to the page of a notification that was pressed
 * @param isBusy then it does not
 * @returns ends it
 */
export function startReminders(navigate: (path: string) => void, isBusy: () => boolean): () => void {
  let stop: (() => void) | undefined;
  let isStarted = false;
  const start = () => {
    if (isStarted || !hasReminders()) return;
    isStarted = true;
    load().then(
      ({ watchReminders }) => {
        if (isStarted) stop = watchReminders(navigate, isBusy);
      },
      () => {
        // Its file did not arrive: the next change of reminders, or the next page, tries again.
        isStarted = false;
      },
    );
  };
  const timer = setTimeout(start, START_AFTER_MS);
  const unfollow = onRemindersChanged(start);
  return () => {
    isStarted = false;
    clearTimeout(timer);
    unfollow();
    stop?.();
  };
}

/** The account that they are about was signed out, here or while no page was open. */
export function forgetReminders(): void {
  // Without a database there are none.
  if (hasReminders())
    load().then(
      async ({ clearReminders, forgetReminderOwner }) => {
        forgetReminderOwner();
        await clearReminders().catch(() => undefined);
      },
      () => undefined,
    );
}

/** Another account of this device may be here: its reminders take the place of those of the one before. */
export function followReminderOwner(viewerId: number): void {
  if (accountCount() < 2) return;
  load().then(
    // Without a database there are none.
    ({ handOverReminders }) => handOverReminders(viewerId).catch(() => undefined),
    // Its file did not arrive: the next page tries again.
    () => undefined,
  );
}
