import { trackerWrite } from '@tsugi/data/operation';
import type { SaveListSettingsMutation } from '../generated/operations.ts';

export interface ListSettingsInput {
  readonly customLists?: readonly string[];
  readonly sectionOrder?: readonly string[];
}

/** Members that are left out stay as they are. */
export interface SaveListSettingsVariables {
  readonly animeListOptions?: ListSettingsInput;
  readonly mangaListOptions?: ListSettingsInput;
}

/** Sets how the viewer's lists are arranged: the names of their own lists, and the order of all sections. */
export const saveListSettings = trackerWrite<SaveListSettingsMutation, SaveListSettingsVariables, true>({
  name: 'save-list-settings',
  document: `mutation SaveListSettings(
  $animeListOptions: MediaListOptionsInput, $mangaListOptions: MediaListOptionsInput
) {
  UpdateUser(animeListOptions: $animeListOptions, mangaListOptions: $mangaListOptions) { id }
}`,
  variables: (variables) => variables,
  select: () => true,
  repeatable: true,
  invalidates: ['list-settings', 'viewer', 'media-list-collection', 'media-list-first-chunk'],
});
