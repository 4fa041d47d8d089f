import { t } from '@tsugi/i18n/macro';
import type { PageOf } from '../../core/page-of.ts';
import { withOptimistic, withOptimisticAll } from '../../optimistic/apply-optimistic.ts';
import type { OptimisticLookup } from '../../optimistic/optimistic-layer.ts';
import { present } from '../present.ts';
import type { MediaCardFragment } from './generated/operations.ts';
import type { MediaListStatus } from './generated/types.ts';

/** The user's own entry, as far as cards show it. */
export interface MediaListEntrySummary {
  readonly id: number;
  readonly status: MediaListStatus | null;
  readonly progress: number | null;
  readonly score: number | null;
  /** Unix seconds. */
  readonly updatedAt?: number | null;
}

/** A media as a card shows it. Scores are 0 to 100. */
export type MediaCardData = Omit<MediaCardFragment, 'title' | 'coverImage' | 'mediaListEntry'> & {
  readonly title: { readonly userPreferred: string; readonly english: string | null };
  readonly coverImage: NonNullable<MediaCardFragment['coverImage']>;
  readonly mediaListEntry: MediaListEntrySummary | null;
};

const NO_COVER = { extraLarge: null, large: null, color: null };

export function toMediaCard(media: MediaCardFragment): MediaCardData {
  const english = media.title?.english ?? null;
  return {
    ...media,
    title: { userPreferred: media.title?.userPreferred ?? english ?? t`Untitled`, english },
    coverImage: media.coverImage ?? NO_COVER,
  };
}

/** A media as rows show it, with its smallest cover too. */
export type MediaRowData = MediaCardData & {
  readonly coverImage: { readonly medium: string | null };
};

type WireRow = Omit<MediaCardFragment, 'coverImage'> & {
  readonly coverImage: (MediaRowData['coverImage'] & { readonly medium: string | null }) | null;
};

export function toMediaRow(media: WireRow): MediaRowData {
  return { ...toMediaCard(media), coverImage: media.coverImage ?? { ...NO_COVER, medium: null } };
}

export function toMediaCards(
  list: readonly (MediaCardFragment | null)[] | null | undefined,
): readonly MediaCardData[] {
  return present(list).map(toMediaCard);
}

export function withOptimisticMedia<T extends { readonly id: number }>(
  media: T,
  lookup: OptimisticLookup,
): T {
  return withOptimistic('media', media, lookup);
}

export function withOptimisticMediaPage<T extends { readonly id: number }>(
  page: PageOf<T>,
  lookup: OptimisticLookup,
): PageOf<T> {
  const items = withOptimisticAll('media', page.items, lookup);
  return items === page.items ? page : { ...page, items };
}

/** The same for lists whose items contain a media among other things. */
export function withOptimisticMediaEdges<E extends { readonly media: MediaCardData }>(
  page: PageOf<E>,
  lookup: OptimisticLookup,
): PageOf<E> {
  const items = page.items.map((item) => {
    const media = withOptimistic('media', item.media, lookup);
    return media === item.media ? item : { ...item, media };
  });
  return items.some((item, index) => item !== page.items[index]) ? { ...page, items } : page;
}
