import type { ListType } from '@tsugi/lists/list-type';
import { userPath } from '../../model/user-path.ts';

export type StatsTab = 'overview' | 'genres' | 'tags' | 'studios' | 'voice-actors' | 'staff';

const LABELS: Readonly<Record<StatsTab, string>> = {
  overview: 'Overview',
  genres: 'Genres',
  tags: 'Tags',
  studios: 'Studios',
  'voice-actors': 'Voice actors',
  staff: 'Staff',
};

export const STATS_TABS: Readonly<Record<ListType, readonly StatsTab[]>> = {
  anime: ['overview', 'genres', 'tags', 'studios', 'voice-actors', 'staff'],
  manga: ['overview', 'genres', 'tags', 'staff'],
};

export function statsTabLabel(tab: StatsTab): string {
  return LABELS[tab];
}

/** The page's URL; the overview where the type has no such tab. */
export function statsPath(name: string, type: ListType, tab: StatsTab): string {
  return userPath(name, 'stats', type, STATS_TABS[type].includes(tab) ? tab : 'overview');
}
