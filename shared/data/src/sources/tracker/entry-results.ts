/**
 * Queries whose responses contain entries of the viewer's list, or count them, and whose cache keys do not say so: deployed remotes
 * and stored results have them. A changed entry invalidates them all. A new query has `dependsOn: 'entries'` instead.
 */
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
