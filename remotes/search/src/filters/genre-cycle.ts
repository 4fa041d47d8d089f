import { consistent, type SearchParams } from '../query/params.ts';

export type GenreState = 'off' | 'included' | 'excluded';

export function genreState(params: SearchParams, name: string): GenreState {
  if (params.genre.includes(name) || params.tag.includes(name)) return 'included';
  return params.excludeGenre.includes(name) ? 'excluded' : 'off';
}

/** One press of a genre or tag: include, exclude, off. */
export function cycleGenre(params: SearchParams, name: string): SearchParams {
  const without = (names: readonly string[]) => names.filter((other) => other !== name);
  const state = genreState(params, name);
  return consistent({
    ...params,
    genre: state === 'off' ? [...params.genre, name] : without(params.genre),
    tag: without(params.tag),
    excludeGenre: state === 'included' ? [...params.excludeGenre, name] : without(params.excludeGenre),
  });
}
