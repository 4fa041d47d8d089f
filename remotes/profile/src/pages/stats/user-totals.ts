import { present } from '@tsugi/data/operation';
import type { UserAnimeStatsQuery } from '../../generated/operations.ts';

/** The same for anime and manga. */
type Wire = NonNullable<NonNullable<NonNullable<UserAnimeStatsQuery['User']>['statistics']>['anime']>;
type Lists = 'scores' | 'lengths' | 'formats' | 'statuses' | 'countries' | 'releaseYears' | 'startYears';

/** Totals and distributions of a list. Mean scores are 0 to 100, times in minutes. */
export type UserTotals = Omit<Wire, Lists> & {
  readonly [L in Lists]: readonly NonNullable<NonNullable<Wire[L]>[number]>[];
};

/** Their members, as part of a document. */
export const TOTALS = `count meanScore standardDeviation minutesWatched episodesWatched chaptersRead volumesRead
      scores { score count meanScore minutesWatched chaptersRead }
      lengths { length count meanScore minutesWatched chaptersRead }
      formats { format count meanScore minutesWatched chaptersRead }
      statuses { status count meanScore minutesWatched chaptersRead }
      countries { country count meanScore minutesWatched chaptersRead }
      releaseYears { releaseYear count meanScore minutesWatched chaptersRead }
      startYears { startYear count meanScore minutesWatched chaptersRead }`;

export function toTotals(wire: Wire): UserTotals {
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
}
