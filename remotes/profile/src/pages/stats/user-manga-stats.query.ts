import type { UserMangaStatsQuery } from '../../generated/operations.ts';
import { totals } from './user-totals.ts';

export const userMangaStats = totals('Manga', ({ User }: UserMangaStatsQuery) => User?.statistics?.manga);
