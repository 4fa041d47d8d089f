import type { NextAiring } from './airing-state.ts';
import { type LatestAiring, latestAiring, type ProgressEntry } from './latest-airing.ts';

/** The texts and numbers of a card. */
export interface EntryFacts {
  readonly type: 'ANIME' | 'MANGA';
  readonly isRepeating: boolean;
  readonly progress: number;
  readonly progressVolumes: number;
  /** Episodes or chapters; null while unknown. */
  readonly total: number | null;
  readonly volumes: number | null;
  readonly format: string | null;
  readonly mediaStatus: string | null;
  readonly nextAiring: NextAiring | null;
  readonly latest: LatestAiring | undefined;
}

export function entryFacts(entry: ProgressEntry, nowMs: number): EntryFacts {
  return { ...announcedFacts(entry), latest: latestAiring(entry, nowMs) };
}

/** What the tracker says, without what this device has noted of earlier airings: also of entries of others. */
export function announcedFacts(entry: ProgressEntry): EntryFacts {
  const { media, status, progress, progressVolumes } = entry;
  const type = media.type === 'MANGA' ? 'MANGA' : 'ANIME';
  return {
    type,
    isRepeating: status === 'REPEATING',
    progress,
    progressVolumes,
    total: (type === 'ANIME' ? media.episodes : media.chapters) || null,
    volumes: media.volumes || null,
    format: media.format,
    mediaStatus: media.status,
    nextAiring: media.nextAiringEpisode,
    latest: undefined,
  };
}

/** Everything there is has been seen or read. */
export function isComplete({ progress, total }: Pick<EntryFacts, 'progress' | 'total'>): boolean {
  return total !== null && progress >= total;
}
