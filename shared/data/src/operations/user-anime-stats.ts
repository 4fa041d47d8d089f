import { present, required } from '../sources/present.ts';
import type { UserAnimeStatsQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type Wire = NonNullable<NonNullable<NonNullable<UserAnimeStatsQuery['User']>['statistics']>['anime']>;
type Lists = 'scores' | 'lengths' | 'formats' | 'statuses' | 'countries' | 'releaseYears' | 'startYears';

/** Totals and distributions of a user's anime list. */
export type UserAnimeStats = Omit<Wire, Lists> & {
  readonly [L in Lists]: readonly NonNullable<NonNullable<Wire[L]>[number]>[];
};

export const userAnimeStats = trackerQuery<UserAnimeStatsQuery, { readonly name: string }, UserAnimeStats>({
  name: 'user-anime-stats',
  document: `query UserAnimeStats($name: String) {
  User(name: $name) {
    id
    statistics { anime {
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
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) => {
    const wire = required(User?.statistics?.anime, 'statistics');
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
