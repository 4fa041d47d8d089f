import { t } from '@tsugi/i18n/macro';
import { present } from '../present.ts';
import type { MediaListCollectionQuery } from './generated/operations.ts';
import type { MediaType, ScoreFormat } from './generated/types.ts';

type Collection = NonNullable<MediaListCollectionQuery['MediaListCollection']>;
type WireOwner = NonNullable<Collection['user']>;
type WireEntry = NonNullable<
  NonNullable<NonNullable<NonNullable<Collection['lists']>[number]>['entries']>[number]
>;
type WireMedia = NonNullable<WireEntry['media']>;

interface ReadMedia {
  readonly title: { readonly userPreferred: string } & Omit<NonNullable<WireMedia['title']>, 'userPreferred'>;
  readonly coverImage: NonNullable<WireMedia['coverImage']>;
  readonly genres: readonly string[];
  readonly synonyms: readonly string[];
  readonly tags: readonly { readonly name: string; readonly rank: number | null }[];
  readonly studios: readonly { readonly id: number; readonly name: string }[];
}

/** A media as lists and the comparison need it. */
export type ListMedia = Omit<WireMedia, keyof ReadMedia> & ReadMedia;

interface ReadEntry {
  /** In the owner's own score format; 0 without a score. */
  readonly score: number;
  /** The same score as the tracker stores it, 1 to 100: comparable between users; 0 without a score. */
  readonly score100: number;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly private: boolean;
  /** Whether the entry stands on each of the owner's custom lists. */
  readonly customLists: Readonly<Record<string, boolean>>;
  readonly advancedScores: Readonly<Record<string, number>>;
  readonly media: ListMedia;
}

export type ListEntry = Omit<WireEntry, keyof ReadEntry> & ReadEntry;

export interface ListOwner {
  readonly id: number;
  readonly name: string;
  readonly avatar: { readonly large: string | null };
  readonly mediaListOptions: { readonly scoreFormat: ScoreFormat };
  /** Names of the sections in the owner's order; sections that it does not name follow. */
  readonly sectionOrder: readonly string[];
}

export function toListOwner(user: WireOwner, type: MediaType): ListOwner {
  const options = user.mediaListOptions;
  return {
    id: user.id,
    name: user.name,
    avatar: { large: user.avatar?.large ?? null },
    mediaListOptions: { scoreFormat: options?.scoreFormat ?? 'POINT_10_DECIMAL' },
    sectionOrder: present((type === 'ANIME' ? options?.animeList : options?.mangaList)?.sectionOrder),
  };
}

export function toListEntry(entry: WireEntry, media: WireMedia): ListEntry {
  return {
    ...entry,
    score: entry.score ?? 0,
    score100: entry.score100 ?? 0,
    progress: entry.progress ?? 0,
    progressVolumes: entry.progressVolumes ?? 0,
    repeat: entry.repeat ?? 0,
    private: entry.private ?? false,
    customLists: mapOf(entry.customLists, (value) => value === true),
    advancedScores: mapOf(entry.advancedScores, (value) => (typeof value === 'number' ? value : 0)),
    media: toListMedia(media),
  };
}

function toListMedia(media: WireMedia): ListMedia {
  const { title, coverImage } = media;
  return {
    ...media,
    title: {
      userPreferred: title?.userPreferred ?? title?.romaji ?? title?.english ?? title?.native ?? t`Untitled`,
      romaji: title?.romaji ?? null,
      english: title?.english ?? null,
      native: title?.native ?? null,
    },
    coverImage: coverImage ?? { extraLarge: null, large: null, color: null },
    genres: present(media.genres),
    synonyms: present(media.synonyms),
    tags: present(media.tags).map(({ name, rank }) => ({ name, rank })),
    studios: present(media.studios?.nodes),
  };
}

/** Maps arrive as JSON objects; an empty one may arrive as null or as an empty array. */
function mapOf<T>(value: unknown, read: (member: unknown) => T): Readonly<Record<string, T>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, read(member)]));
}
