/** What the line above the feed says. */
export const STRIP_TEXT = {
  loading: 'Loading activities',
  refreshing: 'Fetching fresh activities',
  live: 'Live',
  stopped: 'Refresh activity feed to load more',
  offline: 'You are offline. These activities may be old.',
  failed: 'Not up to date',
} as const;
