import {
  MEDIA_CARD,
  type MediaCardData,
  type PageOf,
  present,
  toMediaCard,
  trackerQuery,
  withOptimisticAll,
} from '@tsugi/data/operation';
import type { MediaFormat, MediaSeason, MediaStatus } from '@tsugi/data/wire/tracker';
import type { SeasonMediaQuery } from '../../generated/operations.ts';

/** A title of a season. */
export type SeasonMedia = MediaCardData & {
  /** Month 1 to 12. */
  readonly startDate: {
    readonly year: number | null;
    readonly month: number | null;
    readonly day: number | null;
  } | null;
  readonly genres: readonly string[];
  readonly tags: readonly SeasonTag[];
};

interface SeasonTag {
  readonly name: string;
  /** How much it says of the title: 0 to 100. */
  readonly rank: number;
}

export interface SeasonMediaVariables {
  readonly page: number;
  /** null: titles without a season. */
  readonly season?: MediaSeason | null;
  readonly seasonYear?: number;
  readonly status?: MediaStatus;
  readonly formats?: readonly MediaFormat[];
  /** Dates are YYYYMMDD; the bounds themselves are outside the range. */
  readonly startsBefore?: number;
  readonly endsAfter?: number;
  /** Both when left out. */
  readonly isAdult?: boolean;
}

/** Titles of one page of results; the tracker gives no more. */
export const PAGE_SIZE = 50;

/** The anime of a season, the most popular first, with what their fit is computed from. */
export const seasonMedia = trackerQuery<SeasonMediaQuery, SeasonMediaVariables, PageOf<SeasonMedia>>({
  name: 'season-media',
  shape: 1,
  document: `query SeasonMedia(
  $page: Int, $perPage: Int, $season: MediaSeason, $seasonYear: Int, $status: MediaStatus, $formats: [MediaFormat],
  $startsBefore: FuzzyDateInt, $endsAfter: FuzzyDateInt, $isAdult: Boolean
) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(
      type: ANIME, season: $season, seasonYear: $seasonYear, status: $status, format_in: $formats,
      startDate_lesser: $startsBefore, endDate_greater: $endsAfter, isAdult: $isAdult, sort: [POPULARITY_DESC, ID]
    ) { ...MediaCard startDate { month day } genres tags { name rank } }
  }
}
${MEDIA_CARD}`,
  // Which titles a season has changes by the day, scores and popularity move slowly.
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({ ...variables, perPage: PAGE_SIZE }),
  select: ({ Page }) => ({
    items: present(Page?.media).map(({ genres, tags, ...media }) => ({
      ...toMediaCard(media),
      startDate: media.startDate,
      genres: present(genres),
      tags: present(tags).map(({ name, rank }) => ({ name, rank: rank ?? 0 })),
    })),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
  optimistic: (page, lookup) => {
    const items = withOptimisticAll('media', page.items, lookup);
    return items === page.items ? page : { ...page, items };
  },
});
