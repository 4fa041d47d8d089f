/**
 * The page that compares the lists of these users, with only the titles that contain `search`. Such a title is shown also
 * when only some of them have it.
 */
export function comparePath(type: 'anime' | 'manga', users: readonly string[], search?: string): string {
  const params = new URLSearchParams(users.map((name) => ['user', name]));
  if (search !== undefined) {
    params.set('search', search);
    if (users.length > 1) params.set('reviewsNeeded', '1');
  }
  return `/compare/${type}?${params}`;
}
