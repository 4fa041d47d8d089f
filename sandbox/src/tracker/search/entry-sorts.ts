import { fuzzyInt } from '../../calendar.ts';
import type { Media } from '../../catalogue/media.ts';
import { type Entry, LIST_STATUSES } from '../../community/entry.ts';
import type { Compare } from './media-sorts.ts';

type Key = (entry: Entry, media: Media | undefined) => number | string;

const KEYS: Readonly<Record<string, Key>> = {
  MEDIA_ID: (entry) => entry.mediaId,
  SCORE: (entry) => entry.rawScore,
  STATUS: (entry) => LIST_STATUSES.indexOf(entry.status),
  PROGRESS: (entry) => entry.progress,
  PROGRESS_VOLUMES: (entry) => entry.progressVolumes,
  REPEAT: (entry) => entry.repeat,
  PRIORITY: (entry) => entry.priority,
  STARTED_ON: (entry) => fuzzyInt(entry.startedAt),
  FINISHED_ON: (entry) => fuzzyInt(entry.completedAt),
  ADDED_TIME: (entry) => entry.createdAt,
  UPDATED_TIME: (entry) => entry.updatedAt,
  MEDIA_TITLE_ROMAJI: (_, media) => media?.title.romaji ?? '',
  MEDIA_TITLE_ENGLISH: (_, media) => media?.title.english ?? '',
  MEDIA_TITLE_NATIVE: (_, media) => media?.title.native ?? '',
  MEDIA_POPULARITY: (_, media) => media?.popularity ?? 0,
};

export function entryComparison(sorts: readonly string[], media: ReadonlyMap<number, Media>): Compare<Entry> {
  const chain = sorts.flatMap((sort) => {
    const isDescending = sort.endsWith('_DESC');
    const key = KEYS[isDescending ? sort.slice(0, -5) : sort];
    return key === undefined ? [] : [{ key, sign: isDescending ? -1 : 1 }];
  });
  return (one, other) => {
    for (const { key, sign } of chain) {
      const left = key(one, media.get(one.mediaId));
      const right = key(other, media.get(other.mediaId));
      if (left !== right) {
        return left < right ? -sign : sign;
      }
    }
    return one.id - other.id;
  };
}
