/** The page that compares the lists of these users, with only the titles that contain `search`. */
export function comparePath(type: 'anime' | 'manga', users: readonly string[], search?: string): string {
  const params = new URLSearchParams(users.map((name) => ['user', name]));
  if (search !== undefined) params.set('search', search);
  return `/compare/${type}?${params}`;
}
