import { fuzzyInt } from '../../calendar.ts';
import { MEDIA_FORMATS, MEDIA_STATUSES, type Media } from '../../catalogue/media.ts';

export type Compare<T> = (one: T, other: T) => number;

const number =
  (read: (media: Media) => number | null): Compare<Media> =>
  (one, other) =>
    (read(one) ?? -1) - (read(other) ?? -1);
const text =
  (read: (media: Media) => string | null): Compare<Media> =>
  (one, other) => {
    const left = read(one) ?? '\uffff';
    const right = read(other) ?? '\uffff';
    return left < right ? -1 : left > right ? 1 : 0;
  };

/** Ascending comparisons by the name of the sort; its _DESC form turns it round. Works without a value come first, as they do in a database. */
const COMPARISONS: Readonly<Record<string, Compare<Media>>> = {
  ID: number((media) => media.id),
  TITLE_ROMAJI: text((media) => media.title.romaji),
  TITLE_ENGLISH: text((media) => media.title.english),
  TITLE_NATIVE: text((media) => media.title.native),
  TYPE: text((media) => media.type),
  FORMAT: number((media) => (media.format === null ? null : MEDIA_FORMATS.indexOf(media.format))),
  START_DATE: number((media) => fuzzyInt(media.startDate)),
  END_DATE: number((media) => fuzzyInt(media.endDate)),
  SCORE: number((media) => media.averageScore),
  POPULARITY: number((media) => media.popularity),
  TRENDING: number((media) => media.trending),
  EPISODES: number((media) => media.episodes),
  DURATION: number((media) => media.duration),
  STATUS: number((media) => MEDIA_STATUSES.indexOf(media.status)),
  CHAPTERS: number((media) => media.chapters),
  VOLUMES: number((media) => media.volumes),
  UPDATED_AT: number((media) => media.updatedAt),
  FAVOURITES: number((media) => media.favourites),
};

/** Compares by the first sort in which two works differ, by id in the end. SEARCH_MATCH keeps what a search has found first. */
export function mediaComparison(sorts: readonly string[]): Compare<Media> {
  const comparisons = sorts.flatMap((sort): Compare<Media>[] => {
    const isDescending = sort.endsWith('_DESC');
    const compare = COMPARISONS[isDescending ? sort.slice(0, -5) : sort];
    return compare === undefined ? [] : [isDescending ? (one, other) => compare(other, one) : compare];
  });
  return (one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other);
      if (order !== 0) {
        return order;
      }
    }
    return one.id - other.id;
  };
}
