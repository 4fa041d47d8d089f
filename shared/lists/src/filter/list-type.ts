export type ListType = 'anime' | 'manga';

/** `anime` for anything else. */
export function parseListType(segment: string | undefined): ListType {
  return segment?.toLowerCase() === 'manga' ? 'manga' : 'anime';
}

export function wireType(type: ListType): 'ANIME' | 'MANGA' {
  return type === 'anime' ? 'ANIME' : 'MANGA';
}
