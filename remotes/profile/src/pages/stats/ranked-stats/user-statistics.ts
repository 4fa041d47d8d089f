import { present } from '@tsugi/data/operation';

/** What every statistic counts. Mean scores are 0 to 100, times in minutes. */
export interface StatisticItem {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
}

/** A statistic about a genre, tag or person: with the media behind it. */
export interface RankedItem extends StatisticItem {
  readonly mediaIds: readonly number[];
}

/** The members of every ranked statistic, as part of a document. */
export const RANKED = 'count meanScore minutesWatched chaptersRead mediaIds';

interface WireRanked {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
  readonly mediaIds: readonly (number | null)[];
}

export function toRanked({
  count,
  meanScore,
  minutesWatched,
  chaptersRead,
  mediaIds,
}: WireRanked): RankedItem {
  return { count, meanScore, minutesWatched, chaptersRead, mediaIds: present(mediaIds) };
}

interface WirePerson {
  readonly id: number;
  readonly name: { readonly userPreferred: string | null } | null;
  readonly image: { readonly large: string | null } | null;
}

export function toPerson({ id, name, image }: WirePerson) {
  return { id, name: name?.userPreferred ?? '', image: image?.large ?? null };
}
