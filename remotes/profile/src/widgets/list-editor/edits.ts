import { t } from '@tsugi/i18n/macro';
import { changesOf, type EditedEntry, type EntryDraft, type EntryRules } from './entry-draft.ts';

/** The members of a draft that differ from the saved ones. */
export function editsBetween(saved: EntryDraft, draft: EntryDraft): EntryEdits {
  return Object.fromEntries(
    Object.entries(draft).filter(
      // The keys of a draft are those of the type.
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof EntryDraft]),
    ),
  );
}

export interface SaveState {
  readonly canSave: boolean;
  /** Why it cannot be saved. */
  readonly reason: string | undefined;
}

/** An entry is saved only when something has changed, every number can be read, and it has a status. */
export function saveState(entry: EditedEntry | null, draft: EntryDraft, rules: EntryRules): SaveState {
  try {
    if (Object.keys(changesOf(entry, draft, rules)).length === 0) return no(t`Nothing has changed`);
  } catch (error) {
    if (error instanceof RangeError) return no(t`A number cannot be read`);
    throw error;
  }
  if (draft.status === null) return no(t`Choose a status first`);
  return { canSave: true, reason: undefined };
}

function no(reason: string): SaveState {
  return { canSave: false, reason };
}

/** The members that the user has changed in an open editor. */
export type EntryEdits = Partial<EntryDraft>;

/** Unsaved edits of editors that were closed without saving, by account and media. They last as long as the page. */
const drafts = new Map<string, EntryEdits>();

export function storeDraft(account: string, mediaId: number, edits: EntryEdits): void {
  drafts.set(`${account}/${mediaId}`, edits);
}

/** The edits that were not saved the last time; undefined for none. */
export function storedDraft(account: string, mediaId: number): EntryEdits | undefined {
  return drafts.get(`${account}/${mediaId}`);
}

export function dropDraft(account: string, mediaId: number): void {
  drafts.delete(`${account}/${mediaId}`);
}
