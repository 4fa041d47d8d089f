import {
  MEDIA_CARD,
  type MediaCardData,
  type OptimisticLookup,
  type PageOf,
  present,
  toMediaCard,
  withOptimistic,
} from '@tsugi/data/operation';
import type { MediaListStatus } from '@tsugi/data/wire/tracker';
import type { CurrentEntryFragment, StreamingSitesFragment } from '../../generated/operations.ts';

type WireDate = CurrentEntryFragment['startedAt'];

/** An entry that a user is in the middle of. */
export interface CurrentEntry {
  readonly id: number;
  readonly mediaId: number;
  readonly status: MediaListStatus | null;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly score: number;
  readonly repeat: number;
  /** Unix seconds. */
  readonly updatedAt: number | null;
  readonly startedAt: WireDate;
  /** Set when it has been completed before. */
  readonly completedAt: WireDate;
  readonly media: MediaCardData;
  /** Where an anime can be watched; empty for a manga. */
  readonly streaming: readonly StreamingSite[];
}

/** An official site that streams an anime. */
export interface StreamingSite {
  readonly url: string;
  readonly site: string;
  /** Of the site's own pages: "Japanese"; null for most. */
  readonly language: string | null;
}

export const CURRENT_ENTRY = `fragment CurrentEntry on MediaList {
  id mediaId status progress progressVolumes score repeat updatedAt startedAt { year month day } completedAt { year month day } media { ...MediaCard }
}
${MEDIA_CARD}`;

/** Beside `CurrentEntry`: only anime are asked for it, since it is a tenth of the response. */
export const STREAMING_SITES = `fragment StreamingSites on Media { externalLinks { url site type language isDisabled } }`;

interface WirePage {
  readonly pageInfo: { readonly hasNextPage: boolean | null } | null;
  readonly mediaList: readonly (WireEntry | null)[] | null;
}

type WireEntry = CurrentEntryFragment & { readonly media: Partial<StreamingSitesFragment> | null };

export function toCurrentPage(page: WirePage | null): PageOf<CurrentEntry> {
  return {
    items: present(page?.mediaList).flatMap(
      ({ media, progress, progressVolumes, score, repeat, ...entry }) =>
        media
          ? {
              ...entry,
              progress: progress ?? 0,
              progressVolumes: progressVolumes ?? 0,
              score: score ?? 0,
              repeat: repeat ?? 0,
              media: toMediaCard(withoutLinks(media)),
              streaming: streamingSites(media),
            }
          : [],
    ),
    hasNextPage: page?.pageInfo?.hasNextPage ?? false,
  };
}

function streamingSites({ externalLinks }: Partial<StreamingSitesFragment>): readonly StreamingSite[] {
  return present(externalLinks).flatMap(({ url, site, type, language, isDisabled }) =>
    type === 'STREAMING' && !isDisabled && url ? [{ url, site, language }] : [],
  );
}

function withoutLinks<M extends Partial<StreamingSitesFragment>>({ externalLinks: _, ...media }: M) {
  return media;
}

/** Own entries as the user has them now; those that are finished, paused or gone are left out. */
export function withOptimisticCurrentPage(
  page: PageOf<CurrentEntry>,
  lookup: OptimisticLookup,
): PageOf<CurrentEntry> {
  const items = page.items.flatMap((item) => withOptimisticEntry(item, lookup) ?? []);
  const isSame =
    items.length === page.items.length && items.every((item, index) => item === page.items[index]);
  return isSame ? page : { ...page, items };
}

function withOptimisticEntry(item: CurrentEntry, lookup: OptimisticLookup): CurrentEntry | undefined {
  const media = withOptimistic('media', item.media, lookup);
  if (media === item.media) return item;
  // On another user's list the media carries the user's own entry, which is another one.
  if (item.media.mediaListEntry?.id !== item.id) return { ...item, media };
  const own = media.mediaListEntry;
  if (own?.status !== 'CURRENT' && own?.status !== 'REPEATING') return undefined;
  // A change in the editor holds more members of the entry than cards have.
  const {
    progressVolumes = item.progressVolumes,
    repeat = item.repeat,
    startedAt = item.startedAt,
    completedAt = item.completedAt,
  } = own as Partial<CurrentEntry>;
  return {
    ...item,
    ...{ media, status: own.status, progress: own.progress ?? 0, score: own.score ?? 0 },
    ...{ progressVolumes, repeat, startedAt, completedAt },
  };
}
