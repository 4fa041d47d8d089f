export type ThreadCategory = { id: number; name: string; isForModerators?: boolean };

/** The forum's categories; the service has no query that lists them. */
export const THREAD_CATEGORIES: readonly ThreadCategory[] = [
  { id: 1, name: 'Anime' },
  { id: 2, name: 'Manga' },
  { id: 3, name: 'Light Novels' },
  { id: 4, name: 'Visual Novels' },
  { id: 5, name: 'Release Discussion' },
  { id: 7, name: 'General' },
  { id: 8, name: 'News' },
  { id: 9, name: 'Music' },
  { id: 10, name: 'Gaming' },
  { id: 11, name: 'Site Feedback' },
  { id: 12, name: 'Bug Reports' },
  { id: 13, name: 'Site Announcements', isForModerators: true },
  { id: 15, name: 'Recommendations' },
  { id: 16, name: 'Forum Games' },
  { id: 17, name: 'Misc' },
  { id: 18, name: 'AniList Apps' },
];

export function threadCategory(id: number): ThreadCategory | undefined {
  return THREAD_CATEGORIES.find((known) => known.id === id);
}
