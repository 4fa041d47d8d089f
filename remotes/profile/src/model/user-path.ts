/** The URL of a user's profile, or of a page of it: `userPath('aoi', 'favourites')`. */
export function userPath(name: string, ...rest: readonly string[]): string {
  return ['/user', ...[name, ...rest].map(encodeURIComponent)].join('/');
}
