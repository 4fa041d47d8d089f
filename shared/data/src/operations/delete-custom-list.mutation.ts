import type { DeleteCustomListMutation } from '../sources/tracker/generated/operations.ts';
import type { MediaType } from '../sources/tracker/generated/types.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** Takes a custom list of the viewer away, also from every entry that stands on it. */
export const deleteCustomList = trackerWrite<
  DeleteCustomListMutation,
  { readonly customList: string; readonly type: MediaType },
  boolean
>({
  name: 'delete-custom-list',
  document: `mutation DeleteCustomList($customList: String, $type: MediaType) {
  DeleteCustomList(customList: $customList, type: $type) { deleted }
}`,
  select: ({ DeleteCustomList }) => DeleteCustomList?.deleted ?? false,
  // A second deletion is refused: an error for what was carried out.
  repeatable: false,
});
