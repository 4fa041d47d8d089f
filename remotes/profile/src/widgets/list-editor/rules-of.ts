import type { MediaListEntryData } from '@tsugi/data/operations/media-list-entry';
import type { EntryRules } from './entry-draft.ts';

/** What limits the fields of an entry: the media's length, and the user's settings for lists of its type. */
export function rulesOf({ media, options }: MediaListEntryData): EntryRules {
  const list = media.type === 'MANGA' ? options?.mangaList : options?.animeList;
  return {
    totals: { episodes: media.episodes, chapters: media.chapters, volumes: media.volumes },
    scoreFormat: options?.scoreFormat ?? 'POINT_10_DECIMAL',
    subScores: list?.advancedScoringEnabled ? names(list.advancedScoring) : [],
    customLists: names(list?.customLists),
  };
}

function names(list: readonly (string | null)[] | null | undefined): readonly string[] {
  return (list ?? []).filter((name) => name !== null);
}
