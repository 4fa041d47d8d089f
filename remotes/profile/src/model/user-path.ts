/** A user's two lists, as their URLs call them. */
export type ListType = 'anime' | 'manga';

/** `anime` for anything else. */
export function parseListType(segment: string | undefined): ListType {
  return segment?.toLowerCase() === 'manga' ? 'manga' : 'anime';
}

export function wireType(type: ListType): 'ANIME' | 'MANGA' {
  return type === 'anime' ? 'ANIME' : 'MANGA';
}

/** The URL of a user's profile, or of a page of it: `userPath('aoi', 'favourites')`. */
export function userPath(name: string, ...rest: readonly string[]): string {
  return ['/user', ...[name, ...rest].map(encodeURIComponent)].join('/');
}
