import type { ChangeOutcome } from '@tsugi/data/mutations';
import { select } from '@tsugi/i18n/macro';

/** What the editor does with an entry. */
export type EntryChangeName = 'saved' | 'added' | 'deleted';

/** Undefined: the message stays as it is. */
export function outcomeText(
  outcome: ChangeOutcome,
  change: EntryChangeName,
  isOnline: boolean,
): string | undefined {
  if (outcome === 'confirmed') return doneText(change);
  if (outcome === 'waiting') return waitingText(change);
  // The message of a refusal stands in this one's place.
  return outcome === 'sending' && isOnline ? sendingText(change) : undefined;
}

// Each stands after the title and a colon.

function doneText(change: EntryChangeName): string {
  return select(change, {
    added: 'added to your list',
    deleted: 'deleted from your list',
    other: 'saved',
  });
}

export function sendingText(change: EntryChangeName): string {
  return select(change, {
    added: 'being added to your list …',
    deleted: 'being deleted from your list …',
    other: 'being saved …',
  });
}

export function waitingText(change: EntryChangeName): string {
  return select(change, {
    added: 'will be added to your list',
    deleted: 'will be deleted from your list',
    other: 'will be saved',
  });
}
