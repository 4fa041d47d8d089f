import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch, type QueryState, useQuery } from '@tsugi/data';
import { type ListType, parseListType } from '@tsugi/lists/list-type';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { userAnimeStats } from './user-anime-stats.query.ts';
import { userMangaStats } from './user-manga-stats.query.ts';
import type { UserTotals } from './user-totals.ts';

/** Asks for the totals and distributions of the list; the page reads them. */
export function loadStats({ params }: LoaderFunctionArgs): null {
  if (params.name) prefetchStats(params.name, parseListType(params.type), 'interactive');
  return null;
}

export function preloadStats({ params }: PreloadTarget): void {
  if (params.name) prefetchStats(params.name, parseListType(params.type), 'prefetch');
}

export function useStats(name: string, type: ListType): QueryState<UserTotals> {
  return useQuery(operationOf(type), name === '' ? null : { name });
}

function prefetchStats(name: string, type: ListType, priority: 'interactive' | 'prefetch'): void {
  prefetch(operationOf(type), { name }, { priority });
}

function operationOf(type: ListType) {
  return type === 'manga' ? userMangaStats : userAnimeStats;
}
