import { trackerQuery } from '@tsugi/data/operation';
import type { ListSettingsQuery } from '../generated/operations.ts';

/** How the viewer's list of one type is arranged. */
export interface ListSettings {
  /** Names of the owner's own lists, in the order in which they were made. */
  readonly customLists: readonly string[];
  /** Names of all sections in the order of the list; those that it leaves out follow. */
  readonly sectionOrder: readonly string[];
  /** "Completed" is a section for each format. */
  readonly isCompletedSplit: boolean;
}

export interface ViewerListSettings {
  readonly anime: ListSettings;
  readonly manga: ListSettings;
}

/** Of the signed-in user. The settings of the account hold no more than these about sections. */
export const listSettings = trackerQuery<ListSettingsQuery, Record<string, never>, ViewerListSettings>({
  name: 'list-settings',
  shape: 1,
  document: `query ListSettings {
  Viewer {
    id
    mediaListOptions {
      animeList { customLists sectionOrder splitCompletedSectionByFormat }
      mangaList { customLists sectionOrder splitCompletedSectionByFormat }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 10 },
  select: ({ Viewer }) => ({
    anime: toSettings(Viewer?.mediaListOptions?.animeList),
    manga: toSettings(Viewer?.mediaListOptions?.mangaList),
  }),
});

type Wire = NonNullable<NonNullable<ListSettingsQuery['Viewer']>['mediaListOptions']>['animeList'];

function toSettings(wire: Wire | undefined): ListSettings {
  return {
    customLists: names(wire?.customLists),
    sectionOrder: names(wire?.sectionOrder),
    isCompletedSplit: wire?.splitCompletedSectionByFormat ?? false,
  };
}

function names(wire: readonly (string | null)[] | null | undefined): readonly string[] {
  return (wire ?? []).filter((name) => name !== null);
}
