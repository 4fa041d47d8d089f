import {
  ANIME_ARGUMENTS,
  MANGA_ARGUMENTS,
  MEDIA_CARD,
  type MediaCardData,
  type PageOf,
  SEARCH_ARGUMENTS,
  SEARCH_VARIABLES,
  toMediaCards,
  trackerQuery,
  withOptimisticAll,
} from '@tsugi/data/operation';
import { DEFAULT_SORT, type MediaSearchVariables } from '@tsugi/data/operations/media-search';
import type { MediaSort } from '@tsugi/data/wire/tracker';
import type { MediaSearchByTypeQuery } from '../../generated/operations.ts';

/** A page of the results of one type. */
export interface TypePage extends PageOf<MediaCardData> {
  readonly type: 'ANIME' | 'MANGA';
  /** What each item is sorted by, key by key; undefined for a key that is unknown here. */
  readonly sortValues: readonly (readonly SortValue[])[];
}

type SortValue = number | string | null | undefined;

type Wire = NonNullable<MediaSearchByTypeQuery['anime']>;
type WireMedia = NonNullable<NonNullable<Wire['media']>[number]>;

const SORTED = `id popularity averageScore trending favourites updatedAt
      startDate { year month day } endDate { year month day } title { romaji english native }`;

/**
 * Anime and manga in one request, each filtered by lengths of its own: the tracker has no "episodes or chapters". A page has
 * both types apart; `mergeByType` makes one list of the pages.
 */
export const mediaSearchByType = trackerQuery<
  MediaSearchByTypeQuery,
  Omit<MediaSearchVariables, 'type'>,
  PageOf<TypePage>
>({
  name: 'media-search-by-type',
  shape: 1,
  document: `query MediaSearchByType(${SEARCH_VARIABLES.replace('$type: MediaType, ', '')}) {
  anime: Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: ANIME,${SEARCH_ARGUMENTS},${ANIME_ARGUMENTS}
    ) { ...MediaCard ${SORTED} }
  }
  manga: Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: MANGA,${SEARCH_ARGUMENTS},${MANGA_ARGUMENTS}
    ) { ...MediaCard ${SORTED} }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: (variables) => ({ ...variables, sort: variables.sort ?? DEFAULT_SORT }),
  select: ({ anime, manga }, { sort = DEFAULT_SORT }) => {
    const items = [toTypePage('ANIME', anime, sort), toTypePage('MANGA', manga, sort)];
    return { items, hasNextPage: items.some(({ hasNextPage }) => hasNextPage) };
  },
  optimistic: (page, lookup) => {
    const items = page.items.map((part) => {
      const media = withOptimisticAll('media', part.items, lookup);
      return media === part.items ? part : { ...part, items: media };
    });
    return items.every((part, index) => part === page.items[index]) ? page : { ...page, items };
  },
});

function toTypePage(type: TypePage['type'], page: Wire | null, sort: readonly MediaSort[]): TypePage {
  const media = (page?.media ?? []).filter((one) => one !== null);
  return {
    type,
    items: toMediaCards(media),
    hasNextPage: page?.pageInfo?.hasNextPage ?? false,
    sortValues: media.map((one) => sort.map((key) => sortValue(one, key))),
  };
}

/** @param key a sort of both types */
function sortValue(media: WireMedia, key: MediaSort): SortValue {
  const { title } = media;
  const values: Readonly<Record<string, SortValue>> = {
    ID: media.id,
    POPULARITY: media.popularity,
    SCORE: media.averageScore,
    TRENDING: media.trending,
    FAVOURITES: media.favourites,
    UPDATED_AT: media.updatedAt,
    START_DATE: dateNumber(media.startDate),
    END_DATE: dateNumber(media.endDate),
    TITLE_ROMAJI: title?.romaji,
    TITLE_ENGLISH: title?.english,
    TITLE_NATIVE: title?.native,
  };
  return values[key.replace(/_DESC$/, '')];
}

/** As the tracker compares dates: YYYYMMDD, zeros for what is unknown. */
function dateNumber(date: WireMedia['endDate']): number | null {
  return date?.year ? date.year * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0) : null;
}

/**
 * One list of the pages of both types, as far as it is certain: it ends where the next item of one type is not loaded yet. Each
 * page brings at least as many items as one type has on it. Where the tracker compares otherwise (titles in other
 * scripts), types may alternate otherwise than there; nothing is left out.
 */
export function mergeByType(
  pages: readonly TypePage[],
  sort: readonly MediaSort[] = DEFAULT_SORT,
): readonly MediaCardData[] {
  const queues = (['ANIME', 'MANGA'] as const).map((type) => {
    const ofType = pages.filter((page) => page.type === type);
    const entries = ofType.flatMap(({ items, sortValues }) =>
      items.map((media, index) => ({ media, values: sortValues[index] ?? [] })),
    );
    return { entries, next: 0, hasMore: ofType.at(-1)?.hasNextPage ?? false };
  });
  const merged = new Map<number, MediaCardData>();
  for (;;) {
    let first: (typeof queues)[number] | undefined;
    let best: Entry | undefined;
    for (const queue of queues) {
      const entry = queue.entries[queue.next];
      if (!entry && queue.hasMore) return [...merged.values()];
      if (entry && (!best || comesBefore(entry, best, sort))) {
        first = queue;
        best = entry;
      }
    }
    if (!first || !best) return [...merged.values()];
    first.next += 1;
    // While pages are loaded things move: one that comes again stays where it came first.
    if (!merged.has(best.media.id)) merged.set(best.media.id, best.media);
  }
}

interface Entry {
  readonly media: MediaCardData;
  readonly values: readonly SortValue[];
}

function comesBefore(one: Entry, other: Entry, sort: readonly MediaSort[]): boolean {
  for (const [index, key] of sort.entries()) {
    const order = compare(one.values[index], other.values[index]);
    if (order !== 0) return key.endsWith('_DESC') ? order > 0 : order < 0;
  }
  return false;
}

/** Ascending. Without a number comes first, without a title last. */
function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' || typeof other === 'string') {
    const [left, right] = [one ?? '\uffff', other ?? '\uffff'].map(String);
    return left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;
  }
  return (one ?? -1) - (other ?? -1);
}
