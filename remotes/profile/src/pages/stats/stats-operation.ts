import type { ListType } from '@tsugi/lists/list-type';
import { userAnimeStats } from './user-anime-stats.query.ts';
import { userMangaStats } from './user-manga-stats.query.ts';

/** The totals and distributions of a list. */
export function statsOperation(type: ListType) {
  return type === 'manga' ? userMangaStats : userAnimeStats;
}
