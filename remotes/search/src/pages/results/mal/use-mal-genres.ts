import { type QueryState, useQuery } from '@tsugi/data';
import type { MalType } from '@tsugi/data/operation';
import { useMemo } from 'react';
import type { MalGenreIds } from '../../../engines/mal/mal-parts.ts';
import { type MalGenre, malGenres } from '../../../filters/mal-genres.query.ts';

interface MalGenresState {
  /** Undefined until the list is there. */
  readonly ids: MalGenreIds | undefined;
  readonly query: QueryState<readonly MalGenre[]>;
}

/** The genres and themes of the service, asked for once when a search names one. */
export function useMalGenres(type: MalType, isNeeded: boolean): MalGenresState {
  const query = useQuery(malGenres, isNeeded ? { type } : null);
  const ids = useMemo(
    () => query.data && new Map(query.data.map(({ name, malId }) => [name, malId])),
    [query.data],
  );
  return { ids, query };
}
