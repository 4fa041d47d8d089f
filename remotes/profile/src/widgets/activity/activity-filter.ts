import { t } from '@tsugi/i18n/macro';
import { localStore, readItem, writeItem } from '@tsugi/platform/store';
import { useState } from 'react';
import type { ActivityFeedVariables } from './activity-feed.query.ts';

/** Whose activities, and of which kind. Each of the two is chosen on its own. */
export interface ActivityFilter {
  readonly scope: 'following' | 'global';
  readonly type: 'all' | 'text' | 'list';
}

export const SCOPES = [
  {
    value: 'following',
    get label() {
      return t`Following`;
    },
  },
  {
    value: 'global',
    get label() {
      return t`Global`;
    },
  },
] as const;

export const TYPES = [
  {
    value: 'all',
    get label() {
      return t`All`;
    },
  },
  {
    value: 'text',
    get label() {
      return t`Text Status`;
    },
  },
  {
    value: 'list',
    get label() {
      return t`List Progress`;
    },
  },
] as const;

export const DEFAULT_FILTER: ActivityFilter = { scope: 'following', type: 'all' };

/** `following/text`. The default for whatever is no filter. */
export function parseFilter(text: string | null): ActivityFilter {
  const [scope, type] = text?.split('/') ?? [];
  return {
    scope: SCOPES.find(({ value }) => value === scope)?.value ?? DEFAULT_FILTER.scope,
    type: TYPES.find(({ value }) => value === type)?.value ?? DEFAULT_FILTER.type,
  };
}

export function formatFilter({ scope, type }: ActivityFilter): string {
  return `${scope}/${type}`;
}

const ACTIVITY_TYPES = { all: undefined, text: 'TEXT', list: 'MEDIA_LIST' } as const;

/** Of the people one follows everything; of all others what has replies, or there would be too many. */
export function variablesFor({ scope, type }: ActivityFilter): Omit<ActivityFeedVariables, 'page'> {
  const activityType = ACTIVITY_TYPES[type];
  return {
    ...(scope === 'following' ? { isFollowing: true } : { isFollowing: false, hasReplies: true }),
    ...(activityType ? { activityType } : {}),
  };
}

const FILTER_KEY = 'activity_feed';

/** The chosen filter, stored between visits. Where storage is forbidden it lasts as long as the page. */
export function useActivityFilter(): readonly [ActivityFilter, (filter: ActivityFilter) => void] {
  const [filter, setFilter] = useState(readFilter);
  const choose = (next: ActivityFilter) => {
    setFilter(next);
    chosen = formatFilter(next);
    writeItem(localStore(), FILTER_KEY, chosen);
  };
  return [filter, choose];
}

let chosen: string | undefined;

/** The filter as it was left; the default one at the first visit. */
export function readFilter(): ActivityFilter {
  return parseFilter(readItem(localStore(), FILTER_KEY) ?? chosen ?? null);
}
