import type { SaveListOptionsMutation } from '../sources/tracker/generated/operations.ts';
import type { MediaListOptionsInput } from '../sources/tracker/generated/types.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** Members that are left out stay as they are. */
export interface SaveListOptionsVariables {
  readonly animeListOptions?: MediaListOptionsInput;
  readonly mangaListOptions?: MediaListOptionsInput;
}

/** Sets how the viewer's lists are arranged, as a step of a batch. */
export const saveListOptions = trackerWrite<SaveListOptionsMutation, SaveListOptionsVariables, true>({
  name: 'save-list-options',
  document: `mutation SaveListOptions(
  $animeListOptions: MediaListOptionsInput, $mangaListOptions: MediaListOptionsInput
) {
  UpdateUser(animeListOptions: $animeListOptions, mangaListOptions: $mangaListOptions) { id }
}`,
  select: () => true,
  repeatable: true,
});
