import { t } from '@tsugi/i18n/macro';
import type { NotificationsVariables } from './notifications.query.ts';

export const FILTERS = [
  {
    value: 'all',
    get label() {
      return t`All`;
    },
  },
  {
    value: 'airing',
    get label() {
      return t`Airing`;
    },
  },
  {
    value: 'activity',
    get label() {
      return t`Activity`;
    },
  },
  {
    value: 'forum',
    get label() {
      return t`Forum`;
    },
  },
  {
    value: 'follows',
    get label() {
      return t`Follows`;
    },
  },
  {
    value: 'media',
    get label() {
      return t`Media`;
    },
  },
] as const;

export type NotificationFilter = (typeof FILTERS)[number]['value'];

/** Never fails: all notifications come first. */
export function parseFilter(search: URLSearchParams): NotificationFilter {
  const wanted = search.get('type');
  return FILTERS.find(({ value }) => value === wanted)?.value ?? 'all';
}

export function formatFilter(filter: NotificationFilter): URLSearchParams {
  return new URLSearchParams(filter === 'all' ? {} : { type: filter });
}

type Types = NonNullable<NotificationsVariables['types']>;

const TYPES: Readonly<Record<Exclude<NotificationFilter, 'all'>, Types>> = {
  airing: ['AIRING'],
  activity: [
    'ACTIVITY_MESSAGE',
    'ACTIVITY_REPLY',
    'ACTIVITY_REPLY_SUBSCRIBED',
    'ACTIVITY_MENTION',
    'ACTIVITY_LIKE',
    'ACTIVITY_REPLY_LIKE',
  ],
  forum: [
    'THREAD_COMMENT_REPLY',
    'THREAD_SUBSCRIBED',
    'THREAD_COMMENT_MENTION',
    'THREAD_LIKE',
    'THREAD_COMMENT_LIKE',
  ],
  follows: ['FOLLOWING'],
  media: [
    'RELATED_MEDIA_ADDITION',
    'MEDIA_DATA_CHANGE',
    'MEDIA_MERGE',
    'MEDIA_DELETION',
    'MEDIA_SUBMISSION_UPDATE',
    'STAFF_SUBMISSION_UPDATE',
    'CHARACTER_SUBMISSION_UPDATE',
  ],
};

/** What is asked under a filter, but for the page. */
export function variablesFor(filter: NotificationFilter): Omit<NotificationsVariables, 'page'> {
  return filter === 'all' ? {} : { types: TYPES[filter] };
}
