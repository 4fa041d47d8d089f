import type { NextAiring } from './airing-state.ts';
import { notedAiring } from './noted-airings.ts';

/** What of an entry its facts are made of: an entry of home, or of a list. */
export interface ProgressEntry {
  readonly mediaId: number;
  readonly status: string | null;
  readonly progress: number;
  readonly progressVolumes: number;
  /** Unix seconds. */
  readonly updatedAt: number | null;
  readonly media: {
    readonly type: string | null;
    readonly format: string | null;
    readonly status: string | null;
    readonly episodes: number | null;
    readonly chapters: number | null;
    readonly volumes: number | null;
    readonly nextAiringEpisode: NextAiring | null;
  };
}

const WEEK_MS = 7 * 86_400_000;

/** The episode that has aired last, as far as is known. */
export interface LatestAiring {
  readonly episode: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** It was announced for this time. Else the time is a week before that of the next episode. */
  readonly isAnnounced: boolean;
}

/**
 * Estimates that have been accepted, by `media/episode`. They stay: a plus raises the progress at once, and the time of the
 * change follows with the next response.
 */
const accepted = new Set<string>();

/**
 * The tracker names the next episode only. Once that one's time has passed it is the latest; otherwise an earlier response
 * has announced the latest, or the series airs weekly.
 */
export function latestAiring(
  { mediaId, media, progress, updatedAt }: ProgressEntry,
  nowMs: number,
): LatestAiring | undefined {
  const next = media.nextAiringEpisode;
  if (next && next.airingAt * 1000 <= nowMs) {
    return { episode: next.episode, atMs: next.airingAt * 1000, isAnnounced: true };
  }
  const episode = next ? next.episode - 1 : media.episodes;
  if (!episode) return undefined;
  const noted = notedAiring(mediaId, episode);
  if (noted !== undefined) {
    return noted * 1000 <= nowMs ? { episode, atMs: noted * 1000, isAnnounced: true } : undefined;
  }
  if (!next) return undefined;
  const atMs = next.airingAt * 1000 - WEEK_MS;
  const key = `${mediaId}/${episode}`;
  // Seen before that time: it has aired earlier, and the series does not air weekly.
  const wasSeen = progress >= episode && updatedAt !== null && updatedAt * 1000 < atMs;
  if (atMs > nowMs || (wasSeen && !accepted.has(key))) return undefined;
  accepted.add(key);
  return { episode, atMs, isAnnounced: false };
}
