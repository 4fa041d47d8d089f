import type { UserAnimeStatsQuery } from '../../generated/operations.ts';
import { totals } from './user-totals.ts';

export const userAnimeStats = totals('Anime', ({ User }: UserAnimeStatsQuery) => User?.statistics?.anime);
