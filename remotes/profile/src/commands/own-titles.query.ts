import { present, trackerQuery } from '@tsugi/data/operation';
import type { OwnTitlesQuery } from '../generated/operations.ts';

/** A title of the viewer's lists, as the palette finds it. */
export interface OwnTitle {
  readonly id: number;
  readonly type: 'ANIME' | 'MANGA';
  readonly title: string;
  /** In other languages and scripts. */
  readonly otherTitles: readonly string[];
  readonly cover: string | null;
  readonly status: string | null;
  readonly progress: number;
}

type WireList = OwnTitlesQuery['anime'];

/** All titles of a user's lists in one request: nothing of an entry but what finds it and tells it apart. */
export const ownTitles = trackerQuery<OwnTitlesQuery, { readonly userId: number }, readonly OwnTitle[]>({
  name: 'own-titles',
  shape: 1,
  document: `query OwnTitles($userId: Int) {
  anime: MediaListCollection(userId: $userId, type: ANIME) { ...OwnTitles }
  manga: MediaListCollection(userId: $userId, type: MANGA) { ...OwnTitles }
}
fragment OwnTitles on MediaListCollection {
  lists { entries { mediaId status progress
    media { title { userPreferred romaji english native } coverImage { medium } } } }
}`,
  // Titles that are added make it stale; a new name of one can wait.
  cache: { type: 'default', storeName: 'users', expiresInSeconds: 30 * 86_400, freshForSeconds: 86_400 },
  dependsOn: 'entries',
  select: ({ anime, manga }) => [...toTitles(anime, 'ANIME'), ...toTitles(manga, 'MANGA')],
});

/** A title may stand on several lists. */
function toTitles(list: WireList, type: OwnTitle['type']): readonly OwnTitle[] {
  const titles = new Map<number, OwnTitle>();
  for (const entry of present(list?.lists).flatMap(({ entries }) => present(entries))) {
    const { mediaId, status, progress, media } = entry;
    const { userPreferred, romaji, english, native } = media?.title ?? {};
    const title = userPreferred ?? romaji ?? english ?? native;
    if (!title || titles.has(mediaId)) continue;
    const others = present([romaji, english, native]).filter((other) => other !== title);
    const cover = media?.coverImage?.medium ?? null;
    titles.set(mediaId, {
      id: mediaId,
      type,
      title,
      otherTitles: [...new Set(others)],
      cover,
      status: status ?? null,
      progress: progress ?? 0,
    });
  }
  return [...titles.values()];
}
