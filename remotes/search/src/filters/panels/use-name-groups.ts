import { type ApiError, type QueryState, useQuery } from '@tsugi/data';
import { GENRES } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { malType, type SearchType } from '../../model/values.ts';
import { genreAndTagCollection } from '../genre-and-tag-collection.query.ts';
import { malGenres } from '../mal-genres.query.ts';
import type { SearchEngine } from '../params.ts';

export interface NameGroup {
  readonly label: string;
  readonly names: readonly {
    readonly name: string;
    readonly hint?: string | undefined;
    readonly isAdult: boolean;
  }[];
}

interface NameGroups {
  /** What there is so far. */
  readonly groups: readonly NameGroup[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

const ADULT_GENRES: readonly string[] = ['Hentai', 'Erotica'];
const isAdult = (name: string) => ADULT_GENRES.includes(name);

/** The genres and tags of the tracker, or the genres and themes of the MAL-style service; asked for once. */
export function useNameGroups(engine: SearchEngine, type: SearchType): NameGroups {
  const isMal = engine.name === 'mal';
  const collection = useQuery(genreAndTagCollection, isMal ? null : {});
  const genres = useQuery(malGenres, isMal ? { type: malType(type), filter: 'genres' } : null);
  const themes = useQuery(malGenres, isMal ? { type: malType(type), filter: 'themes' } : null);

  if (isMal) {
    return stateOf(
      [genres, themes],
      [
        {
          label: t`Genres`,
          names: (genres.data ?? []).map(({ name }) => ({ name, isAdult: isAdult(name) })),
        },
        {
          label: t({ message: 'Themes', context: 'subjects of works' }),
          names: (themes.data ?? []).map(({ name }) => ({ name, isAdult: false })),
        },
      ],
    );
  }
  // The genres are known before the list is there.
  const names = collection.data?.genres.length ? collection.data.genres : GENRES;
  return stateOf(
    [collection],
    [
      { label: t`Genres`, names: names.map((name) => ({ name, isAdult: isAdult(name) })) },
      {
        label: t`Tags`,
        names: (collection.data?.tags ?? []).map((tag) => ({
          name: tag.name,
          hint: tag.description ?? undefined,
          isAdult: tag.isAdult === true,
        })),
      },
    ],
  );
}

function stateOf(queries: readonly QueryState<unknown>[], groups: readonly NameGroup[]): NameGroups {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== undefined);
  return {
    groups,
    status: failed ? 'error' : missing.length > 0 ? 'loading' : 'ready',
    error: failed?.error,
    retry: () => {
      for (const query of missing.length > 0 ? missing : queries) query.retry();
    },
  };
}
