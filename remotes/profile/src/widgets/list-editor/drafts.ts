import type { EntryDraft } from './entry-draft.ts';

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
