import type { Reminder, ReminderSource } from './reminder.ts';
import { ALL_STORES, inTransaction, resultOf } from './reminder-database.ts';
import { markReminders, tellReminders } from './reminder-mark.ts';

/** A reminder as it is stored: unique among those of all remotes. */
export interface StoredReminder extends Reminder {
  readonly key: string;
  readonly remote: string;
}

/** What was shown is known for so long: no remote writes a reminder anew that is older. */
const SHOWN_FOR_MS = 14 * 86_400_000;

/**
 * Stores all reminders of a remote in place of those it had. One that is due stays until it is shown; one that was shown is not shown
 * again. Rejects where nothing can be stored.
 */
export async function replaceReminders(
  source: ReminderSource,
  reminders: readonly Reminder[],
): Promise<void> {
  const { remote } = source;
  await inTransaction('readwrite', ['reminders', 'sources'], async (store) => {
    store('sources').put(source);
    await removeOf(store('reminders'), remote, Date.now());
    for (const reminder of reminders)
      store('reminders').put({ ...reminder, remote, key: `${remote}/${reminder.id}` });
  });
  markReminders(true);
  tellReminders();
}

/** The remote has no reminders any more. */
export async function removeReminders(remote: string): Promise<void> {
  const left = await inTransaction('readwrite', ['reminders', 'sources'], async (store) => {
    store('sources').delete(remote);
    await removeOf(store('reminders'), remote);
    return resultOf(store('sources').count());
  });
  if (left === 0) markReminders(false);
  tellReminders();
}

/** Removes the reminders of all remotes, and what is known of those that were shown: the account that they are about was signed out. */
export async function clearReminders(): Promise<void> {
  markReminders(false);
  await inTransaction('readwrite', ALL_STORES, (store) => {
    for (const name of ALL_STORES) store(name).clear();
  });
  tellReminders();
}

/**
 * The reminders whose time has come, for the caller to show: no other tab, nor the service worker, gets the same ones. Those that
 * are out of date are dropped.
 */
export async function claimDueReminders(nowMs: number): Promise<readonly StoredReminder[]> {
  return inTransaction('readwrite', ['reminders', 'shown'], async (store) => {
    const [all, shownKeys, shownTimes] = await Promise.all([
      resultOf<StoredReminder[]>(store('reminders').getAll()),
      resultOf(store('shown').getAllKeys()),
      resultOf<number[]>(store('shown').getAll()),
    ]);
    const due = all.filter(({ atMs }) => atMs <= nowMs);
    const shown = new Set(shownKeys);
    for (const { key } of due) {
      store('reminders').delete(key);
      store('shown').put(nowMs, key);
    }
    shownKeys.forEach((key, index) => {
      if ((shownTimes[index] ?? 0) < nowMs - SHOWN_FOR_MS) store('shown').delete(key);
    });
    return due.filter(({ key, expiresAtMs }) => !shown.has(key) && expiresAtMs > nowMs);
  });
}

/** When the next reminder is due; undefined without any. Milliseconds since 1970. */
export async function nextReminderAtMs(): Promise<number | undefined> {
  const all = await storedReminders();
  return all.length > 0 ? Math.min(...all.map(({ atMs }) => atMs)) : undefined;
}

/** All that are stored, in no order. */
export async function storedReminders(): Promise<readonly StoredReminder[]> {
  return inTransaction('readonly', ['reminders'], (store) =>
    resultOf<StoredReminder[]>(store('reminders').getAll()),
  );
}

/**
 * The sources whose reminders have to be written anew, for the caller to start: no other tab gets the same ones.
 * @param lang the language of the page
 * @param againAtMs they are due again then if nothing is written meanwhile
 */
export async function claimDueSources(
  nowMs: number,
  lang: string,
  againAtMs: number,
): Promise<readonly ReminderSource[]> {
  return inTransaction('readwrite', ['sources'], async (store) => {
    const all = await resultOf<ReminderSource[]>(store('sources').getAll());
    const due = all.filter((source) => source.refreshAtMs <= nowMs || source.lang !== lang);
    for (const source of due) store('sources').put({ ...source, lang, refreshAtMs: againAtMs });
    return due;
  });
}

/** @param afterMs those that are due until then stay */
async function removeOf(store: IDBObjectStore, remote: string, afterMs = 0): Promise<void> {
  for (const stored of await resultOf<StoredReminder[]>(store.getAll()))
    if (stored.remote === remote && stored.atMs > afterMs) store.delete(stored.key);
}
