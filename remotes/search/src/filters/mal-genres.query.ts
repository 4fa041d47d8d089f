import { type MalType, malQuery } from '@tsugi/data/operation';

export interface MalGenre {
  readonly malId: number;
  readonly name: string;
}

interface Wire {
  readonly mal_id: number;
  readonly name: string;
}

/** What works of one type can have: of one kind, or, without `filter`, genres, themes, demographics and explicit genres. */
export const malGenres = malQuery<
  readonly Wire[],
  { readonly type: MalType; readonly filter?: 'genres' | 'themes' },
  readonly MalGenre[]
>({
  name: 'mal-genres',
  shape: 1,
  path: ({ type }) => `/genres/${type}`,
  search: ({ filter }) => (filter ? [['filter', filter]] : []),
  select: (genres) => genres.map(({ mal_id, name }) => ({ malId: mal_id, name })),
  cache: { type: 'fetch-once', expiresInSeconds: 30 * 86_400 },
});
