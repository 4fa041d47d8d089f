import { ENTRY_RESULTS } from '../sources/tracker/entry-results.ts';
import type { DeleteMediaListEntryMutation } from '../sources/tracker/generated/operations.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** Takes an entry off the user's list. */
export const deleteMediaListEntry = trackerWrite<
  DeleteMediaListEntryMutation,
  { readonly id: number },
  { readonly deleted: boolean }
>({
  name: 'delete-media-list-entry',
  document: `mutation DeleteMediaListEntry($id: Int) {
  DeleteMediaListEntry(id: $id) { deleted }
}`,
  select: ({ DeleteMediaListEntry }) => ({ deleted: DeleteMediaListEntry?.deleted ?? false }),
  // A second deletion finds nothing and says so: an error for a change that was carried out.
  repeatable: false,
  changes: 'entries',
  invalidates: ENTRY_RESULTS,
});
