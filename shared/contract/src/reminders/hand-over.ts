import { localStore, readItem, readJson, removeItem, writeItem } from '@tsugi/platform/store';
import { clearBadgeParts } from './badge.ts';
import type { ReminderSource } from './reminder.ts';
import { ALL_STORES, inTransaction, resultOf } from './reminder-database.ts';
import { markReminders, tellReminders } from './reminder-mark.ts';

/** Whose reminders are stored: the id of an account. */
const OWNER = 'tsugi.reminders-of';

/** What is stored of an account while another one is here: which remotes have reminders of it, and what was shown. */
const PARKED = 'tsugi.reminders-parked.';

interface Parked {
  readonly sources: readonly ReminderSource[];
  readonly shown: readonly (readonly [key: string, atMs: number])[];
}

/**
 * Reminders are those of one account, whose lists they are made of. When another one is here, those of the one before are parked, and
 * the remotes write the new one's anew. The first tab does it, for all.
 */
export async function handOverReminders(viewerId: number): Promise<void> {
  const owner = readItem(localStore(), OWNER);
  if (owner === String(viewerId)) return;
  writeItem(localStore(), OWNER, String(viewerId));
  // Those of a release that knew one account are this one's.
  if (owner === null) return;
  clearBadgeParts();
  const { sources, shown } = parkedOf(readJson(localStore(), PARKED + viewerId));
  const before = await inTransaction('readwrite', ALL_STORES, async (store): Promise<Parked> => {
    const [known, keys, times] = await Promise.all([
      resultOf<ReminderSource[]>(store('sources').getAll()),
      resultOf(store('shown').getAllKeys()),
      resultOf<number[]>(store('shown').getAll()),
    ]);
    for (const name of ALL_STORES) store(name).clear();
    // Due at once: their remotes write them from the lists of this account.
    for (const source of sources) store('sources').put({ ...source, refreshAtMs: 0 });
    for (const [key, atMs] of shown) store('shown').put(atMs, key);
    return { sources: known, shown: keys.map((key, index) => [String(key), times[index] ?? 0] as const) };
  });
  removeItem(localStore(), PARKED + viewerId);
  if (before.sources.length > 0) writeItem(localStore(), PARKED + owner, JSON.stringify(before));
  markReminders(sources.length > 0);
  tellReminders();
}

/** The account was signed out: nothing of its reminders is left. */
export function forgetReminderOwner(): void {
  removeItem(localStore(), OWNER);
}

/** Only this file writes it; what is damaged is none. */
function parkedOf(value: unknown): Parked {
  const { sources, shown } = Object(value) as Partial<Parked>;
  return { sources: Array.isArray(sources) ? sources : [], shown: Array.isArray(shown) ? shown : [] };
}
