import { present, required, trackerQuery } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import type { UserAnimeStatsQuery } from '../../generated/operations.ts';

/** The same for anime and manga. */
type Wire = NonNullable<NonNullable<NonNullable<UserAnimeStatsQuery['User']>['statistics']>['anime']>;
type Lists = 'scores' | 'lengths' | 'formats' | 'statuses' | 'countries' | 'releaseYears' | 'startYears';

/** Totals and distributions of a list. Mean scores are 0 to 100, times in minutes. */
export type UserTotals = Omit<Wire, Lists> & {
  readonly [L in Lists]: readonly NonNullable<NonNullable<Wire[L]>[number]>[];
};

/** Totals and distributions of a user's anime or manga list. */
export function totals<Response>(
  type: 'Anime' | 'Manga',
  wireOf: (response: Response) => Wire | null | undefined,
) {
  return trackerQuery<Response, { readonly name: string }, UserTotals>({
    name: `user-${type.toLowerCase()}-stats`,
    shape: 1,
    document: `query User${type}Stats($name: String) {
  User(name: $name) {
    id
    statistics { ${type.toLowerCase()} {
      count meanScore standardDeviation minutesWatched episodesWatched chaptersRead volumesRead
      scores { score count meanScore minutesWatched chaptersRead }
      lengths { length count meanScore minutesWatched chaptersRead }
      formats { format count meanScore minutesWatched chaptersRead }
      statuses { status count meanScore minutesWatched chaptersRead }
      countries { country count meanScore minutesWatched chaptersRead }
      releaseYears { releaseYear count meanScore minutesWatched chaptersRead }
      startYears { startYear count meanScore minutesWatched chaptersRead }
    } }
  }
}`,
    cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
    variables: ({ name }) => ({ name: required(name || undefined, t`A user name`) }),
    select: (response) => {
      const wire = required(wireOf(response), 'statistics');
      return {
        ...wire,
        scores: present(wire.scores),
        lengths: present(wire.lengths),
        formats: present(wire.formats),
        statuses: present(wire.statuses),
        countries: present(wire.countries),
        releaseYears: present(wire.releaseYears),
        startYears: present(wire.startYears),
      };
    },
  });
}
