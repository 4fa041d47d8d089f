import type { RelatedMedia } from './media-relations.query.ts';

export interface SequelRules {
  /** Of the media that was completed: a story goes on in its own form. */
  readonly type: 'ANIME' | 'MANGA';
  /** The account shows adult works. */
  readonly showsAdult: boolean;
}

/** What continues a media directly and can be added to the list: of several the one that came first. */
export function directSequel(
  related: readonly RelatedMedia[],
  { type, showsAdult }: SequelRules,
): RelatedMedia | undefined {
  return related
    .filter(
      (media) =>
        media.relationType === 'SEQUEL' &&
        media.type === type &&
        media.mediaListEntry === null &&
        media.isLocked !== true &&
        media.status !== 'CANCELLED' &&
        (showsAdult || media.isAdult !== true),
    )
    .toSorted((one, other) => startOf(one) - startOf(other))[0];
}

/** Comparable; what has no date comes last. */
function startOf({ startDate }: RelatedMedia): number {
  if (!startDate?.year) return Number.MAX_SAFE_INTEGER;
  return startDate.year * 10_000 + (startDate.month ?? 12) * 100 + (startDate.day ?? 31);
}
