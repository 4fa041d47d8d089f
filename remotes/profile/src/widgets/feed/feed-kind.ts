/** What the rows of a feed are. */
export type FeedKind = 'activities' | 'notifications';
