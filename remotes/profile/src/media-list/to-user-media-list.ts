import type { ListEntry, MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { mediaPath } from '@tsugi/data/pure';
import { mediaFacts } from '@tsugi/ui/components';
import { entryLine } from './entry-line.ts';
import type { ListItem, UserMediaList } from './list-model.ts';

/** The list as the page shows it; sections without entries are gone. */
export function toUserMediaList({ user, lists }: MediaListCollectionData): UserMediaList {
  const scoreFormat = user?.mediaListOptions.scoreFormat ?? 'POINT_10_DECIMAL';
  const sections = lists
    .filter((list) => list.entries.length > 0)
    .map((list) => ({
      name: list.name,
      isCustom: list.isCustomList,
      items: list.entries.map((entry) => toItem(entry, scoreFormat)),
    }));
  return { sections, scoreFormat };
}

function toItem(entry: ListEntry, scoreFormat: UserMediaList['scoreFormat']): ListItem {
  const { media, score, progress } = entry;
  const { title } = media;
  return {
    mediaId: media.id,
    card: {
      id: media.id,
      title: title.userPreferred,
      cover: media.coverImage.large,
      color: media.coverImage.color,
      score: media.averageScore,
      facts:
        entryLine({ score, progress, total: media.episodes ?? media.chapters, scoreFormat }) ??
        mediaFacts(media),
      type: media.type ?? undefined,
      adult: media.isAdult ?? false,
    },
    path: mediaPath(media),
    searchText: [...Object.values(title), ...media.synonyms].join('\n').toLowerCase(),
    genres: media.genres,
    score,
    progress,
    updatedAt: entry.updatedAt ?? 0,
    releaseYear: media.seasonYear ?? media.startDate?.year ?? 0,
  };
}
