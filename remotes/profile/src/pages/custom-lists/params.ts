import { type ListType, parseListType } from '@tsugi/lists/list-type';

/** Anime unless the URL says otherwise. */
export function parseType(search: URLSearchParams): ListType {
  return parseListType(search.get('type') ?? undefined);
}

export function formatType(type: ListType): URLSearchParams {
  return new URLSearchParams(type === 'manga' ? { type } : {});
}
