import type { NextAiring } from './airing-state.ts';

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
