import type { NotificationFilter } from './params.ts';

/** What the line above the feed says. */
export const STRIP_TEXT = {
  loading: 'Loading notifications',
  refreshing: 'Fetching fresh notifications',
  live: 'Live',
  stopped: 'Refresh notification feed to load more',
  offline: 'You are offline. These notifications may be old.',
  failed: 'Not up to date',
} as const;

/** An empty feed, per filter. */
export const EMPTY_TEXT: Readonly<Record<NotificationFilter, readonly [title: string, body: string]>> = {
  all: ['Nothing has happened yet', 'New episodes, likes, replies and followers show here.'],
  airing: ['No episode has aired yet', 'New episodes of what you are watching show here.'],
  activity: ['Nobody has answered you yet', 'Likes, replies, mentions and messages show here.'],
  forum: ['Nothing from the forum yet', 'Replies to your comments and threads show here.'],
  follows: ['Nobody has followed you yet', 'New followers show here.'],
  media: ['No changes to titles yet', 'New related titles and changes to titles on your list show here.'],
};
