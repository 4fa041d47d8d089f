import type { OptimisticLookup } from '@tsugi/data/operation';
import { withOptimistic } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import type { AiringMediaFragment, ScheduleEntryFragment } from '../generated/operations.ts';

/** An anime as the schedule shows it. */
export interface AiringMedia extends Omit<AiringMediaFragment, 'title' | 'coverImage'> {
  readonly title: {
    readonly userPreferred: string;
    readonly romaji: string | null;
    readonly english: string | null;
    readonly native: string | null;
  };
  readonly coverImage: {
    readonly large: string | null;
    readonly medium: string | null;
    readonly color: string | null;
  };
}

/** What the viewer's list says of an anime; its members are those that a change of progress needs. */
export interface AiringEntry extends ScheduleEntryFragment {
  readonly progress: number;
}

/** One episode at one time. */
export interface AiringItem {
  /** Of the tracker's schedule: stays when the time is moved. */
  readonly id: number;
  /** Unix seconds at which it airs in its country: without the user's delay. */
  readonly airingAt: number;
  readonly episode: number;
  /** With its number of episodes, null while it is unknown; its minutes per episode, format, country and whether it is adult. */
  readonly media: AiringMedia;
  /** Null when the anime is not in those parts of the viewer's list that were asked for. */
  readonly entry: AiringEntry | null;
}

export const AIRING_MEDIA = `fragment AiringMedia on Media {
  id type title { userPreferred romaji english native } coverImage { large medium color }
  format status episodes duration countryOfOrigin isAdult popularity
}`;

export const SCHEDULE_ENTRY = `fragment ScheduleEntry on MediaList {
  id mediaId status progress score repeat updatedAt startedAt { year month day } completedAt { year month day }
}`;

const NO_COVER = { large: null, medium: null, color: null };

export function toAiringMedia(media: AiringMediaFragment): AiringMedia {
  const { userPreferred = null, romaji = null, english = null, native = null } = media.title ?? {};
  return {
    ...media,
    title: {
      userPreferred: userPreferred ?? romaji ?? english ?? native ?? t`Untitled`,
      romaji,
      english,
      native,
    },
    coverImage: media.coverImage ?? NO_COVER,
  };
}

/** Whether the viewer watches or rewatches it: what "all that I watch" means. */
export function isWatched(entry: Pick<AiringEntry, 'status'> | null): boolean {
  return entry?.status === 'CURRENT' || entry?.status === 'REPEATING';
}

export function toAiringEntry(entry: ScheduleEntryFragment): AiringEntry {
  return { ...entry, progress: entry.progress ?? 0 };
}

/** The entry with what the viewer has changed since; null when it was removed. */
export function withEntryChanges(entry: AiringEntry, lookup: OptimisticLookup): AiringEntry | null {
  const patched = withOptimistic(
    'media',
    { id: entry.mediaId, mediaListEntry: entry as object | null },
    lookup,
  );
  if (patched.mediaListEntry === entry) return entry;
  // What a change lays over an entry has the members of an entry, some or all.
  const own = patched.mediaListEntry as Partial<AiringEntry> | null;
  return own && { ...entry, ...own, progress: own.progress ?? 0 };
}
