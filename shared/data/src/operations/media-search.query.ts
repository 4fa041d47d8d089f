import type { PageOf } from '../core/page-of.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { MediaSearchQuery, MediaSearchQueryVariables } from '../sources/tracker/generated/operations.ts';
import {
  type MediaCardData,
  type MediaListEntrySummary,
  toMediaCards,
  withOptimisticMediaPage,
} from '../sources/tracker/media-card.ts';
import {
  ANIME_ARGUMENTS,
  MANGA_ARGUMENTS,
  SEARCH_ARGUMENTS,
  SEARCH_VARIABLES,
} from '../sources/tracker/media-search-arguments.ts';
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
export const DEFAULT_SORT = ['POPULARITY_DESC', 'SCORE_DESC'] as const;

/** Media by any filter of the tracker, page by page. */
export const mediaSearch = trackerQuery<MediaSearchQuery, MediaSearchVariables, PageOf<MediaCardData>>({
  name: 'media-search',
  shape: 1,
  document: `query MediaSearch(${SEARCH_VARIABLES}) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: $type,${SEARCH_ARGUMENTS},${ANIME_ARGUMENTS},${MANGA_ARGUMENTS}
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
