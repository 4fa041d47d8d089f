import { present } from '@tsugi/data/operation';
import { webUrl } from '../../../model/link-view.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';

export interface StreamingEpisode {
  readonly href: string;
  readonly title: string | null;
  readonly thumbnail: string | null;
  /** As its title says; undefined where that names none. */
  readonly number: number | undefined;
}

/** The episodes of one site, in their order. */
export function streamingEpisodes(
  episodes: MediaDetail['streamingEpisodes'],
  wanted: string,
): readonly StreamingEpisode[] {
  return present(episodes).flatMap(({ site, title, url, thumbnail }) => {
    const href = webUrl(url);
    return site === wanted && href ? { href, title, thumbnail, number: numberIn(title) } : [];
  });
}

/** Sites write "Episode 5 - The ferry". */
function numberIn(title: string | null): number | undefined {
  const [, number] = /^\s*(?:episode|ep\.?|e)\s*(\d+)\b/i.exec(title ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Whether the viewer has come to the episode. Of one without a number that is known only of a title that they have completed. */
export function hasSeen(number: number | undefined, entry: MediaDetail['mediaListEntry']): boolean {
  if (entry?.status === 'COMPLETED' || entry?.status === 'REPEATING') return true;
  return number !== undefined && number <= (entry?.progress ?? 0);
}
