/** The questions whose answers hold entries of the reader's own list, or count them: a changed entry invalidates them all. */
export const ENTRY_ANSWERS: readonly string[] = [
  'media-list-collection',
  'currently-watching',
  'current-lists',
  'media-list-entry',
  'user-by-name',
];
