/** The queries whose responses contain entries of the user's own list, or count them: a changed entry invalidates them all. */
export const ENTRY_RESULTS: readonly string[] = [
  'media-list-collection',
  'currently-watching',
  'current-lists',
  'media-list-entry',
  'user-by-name',
  'user-anime-stats',
  'user-anime-genres',
  'user-anime-tags',
  'user-anime-studios',
  'user-anime-voice-actors',
  'user-anime-staff',
  'user-manga-stats',
  'user-manga-genres',
  'user-manga-tags',
  'user-manga-staff',
];
