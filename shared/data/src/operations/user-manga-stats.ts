import { present, required } from '../sources/present.ts';
import type { UserMangaStatsQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type Wire = NonNullable<NonNullable<NonNullable<UserMangaStatsQuery['User']>['statistics']>['manga']>;
type Lists = 'scores' | 'lengths' | 'formats' | 'statuses' | 'countries' | 'releaseYears' | 'startYears';

/** Totals and distributions of a user's manga list. */
export type UserMangaStats = Omit<Wire, Lists> & {
  readonly [L in Lists]: readonly NonNullable<NonNullable<Wire[L]>[number]>[];
};

export const userMangaStats = trackerQuery<UserMangaStatsQuery, { readonly name: string }, UserMangaStats>({
  name: 'user-manga-stats',
  document: `query UserMangaStats($name: String) {
  User(name: $name) {
    id
    statistics { manga {
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
    const wire = required(User?.statistics?.manga, 'statistics');
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
