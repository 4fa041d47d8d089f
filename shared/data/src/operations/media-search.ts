import type { PageOf } from '../core/page-of.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { MediaSearchQuery, MediaSearchQueryVariables } from '../sources/tracker/generated/operations.ts';
import {
  type MediaCardData,
  type MediaListEntrySummary,
  toMediaCards,
  withOptimisticMediaPage,
} from '../sources/tracker/media-card.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type { MediaCardData, MediaListEntrySummary };

/** A variable that has a value; the generated type of a list also lets a single value and gaps pass. */
type Given<T> = [Extract<T, readonly unknown[]>] extends [never]
  ? NonNullable<T>
  : Extract<T, readonly unknown[]> extends readonly (infer E)[]
    ? readonly NonNullable<E>[]
    : never;

type Wire = { readonly [K in keyof MediaSearchQueryVariables]: Given<MediaSearchQueryVariables[K]> };

/** Dates are numbers YYYYMMDD with zeros for what is unknown; the bounds themselves are outside the range. */
export type MediaSearchVariables = Omit<Wire, 'page' | 'perPage'> & {
  readonly page: number;
  /** At most 50. */
  readonly perPage: number;
};

/** The most popular first, and of equally popular ones the better. */
const DEFAULT_SORT = ['POPULARITY_DESC', 'SCORE_DESC'] as const;

/** Media by any filter of the tracker, page by page. */
export const mediaSearch = trackerQuery<MediaSearchQuery, MediaSearchVariables, PageOf<MediaCardData>>({
  name: 'media-search',
  shape: 1,
  document: `query MediaSearch(
  $page: Int, $perPage: Int, $id: Int, $id_in: [Int], $type: MediaType, $isAdult: Boolean, $search: String,
  $format: MediaFormat, $format_in: [MediaFormat], $status: MediaStatus, $status_in: [MediaStatus],
  $countryOfOrigin: CountryCode, $source: MediaSource, $source_in: [MediaSource],
  $season: MediaSeason, $seasonYear: Int,
  $startDate_greater: FuzzyDateInt, $startDate_lesser: FuzzyDateInt, $startDate_like: String,
  $endDate_greater: FuzzyDateInt, $endDate_lesser: FuzzyDateInt, $endDate_like: String,
  $onList: Boolean, $episodes_greater: Int, $episodes_lesser: Int, $duration_greater: Int, $duration_lesser: Int,
  $chapters_greater: Int, $chapters_lesser: Int, $volumes_greater: Int, $volumes_lesser: Int,
  $licensedBy_in: [String], $licensedById_in: [Int], $isLicensed: Boolean,
  $genre_in: [String], $genre_not_in: [String], $tag_in: [String], $tag_not_in: [String],
  $minimumTagRank: Int, $sort: [MediaSort]
) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(
      id: $id, id_in: $id_in, type: $type, isAdult: $isAdult, search: $search,
      format: $format, format_in: $format_in, status: $status, status_in: $status_in,
      countryOfOrigin: $countryOfOrigin, source: $source, source_in: $source_in,
      season: $season, seasonYear: $seasonYear,
      startDate_greater: $startDate_greater, startDate_lesser: $startDate_lesser, startDate_like: $startDate_like,
      endDate_greater: $endDate_greater, endDate_lesser: $endDate_lesser, endDate_like: $endDate_like,
      onList: $onList, episodes_greater: $episodes_greater, episodes_lesser: $episodes_lesser,
      duration_greater: $duration_greater, duration_lesser: $duration_lesser,
      chapters_greater: $chapters_greater, chapters_lesser: $chapters_lesser,
      volumes_greater: $volumes_greater, volumes_lesser: $volumes_lesser,
      licensedBy_in: $licensedBy_in, licensedById_in: $licensedById_in, isLicensed: $isLicensed,
      genre_in: $genre_in, genre_not_in: $genre_not_in, tag_in: $tag_in, tag_not_in: $tag_not_in,
      minimumTagRank: $minimumTagRank, sort: $sort
    ) { ...MediaCard }
  }
}
${MEDIA_CARD}`,
  // Scores and airing times move: an older response shows at once, a newer one comes behind it.
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: (variables) => ({ ...variables, sort: variables.sort ?? DEFAULT_SORT }),
  select: ({ Page }) => ({
    items: toMediaCards(Page?.media),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
  optimistic: withOptimisticMediaPage,
});
