import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { userPath } from '../../model/user-path.ts';

export type StatsTab = 'overview' | 'genres' | 'tags' | 'studios' | 'voice-actors' | 'staff';

const LABELS: Readonly<Record<StatsTab, string>> = {
  get overview() {
    return t`Overview`;
  },
  get genres() {
    return t`Genres`;
  },
  get tags() {
    return t`Tags`;
  },
  get studios() {
    return t`Studios`;
  },
  get 'voice-actors'() {
    return t`Voice actors`;
  },
  get staff() {
    return t`Staff`;
  },
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
