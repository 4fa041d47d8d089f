import type { SearchType } from '../../model/values.ts';

/** The search page for a text: as `searchPath` writes it, without the codecs of all other parameters. */
export function textSearchPath(type: SearchType, text: string): string {
  const q = text.trim();
  return q === '' ? `/search/${type}` : `/search/${type}?${new URLSearchParams({ q })}`;
}
