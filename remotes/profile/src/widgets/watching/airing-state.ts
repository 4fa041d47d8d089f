/** As the tracker sends it. */
export interface NextAiring {
  /** Unix seconds. */
  readonly airingAt: number;
  readonly episode: number;
}

/** The next episode to show at a given time. */
export interface AiringState {
  readonly episode: number;
  /** Milliseconds since 1970: when the announced episode airs or has aired. */
  readonly announcedAtMs: number;
  /** The announced airing time has passed, and the tracker has not been asked since. */
  readonly hasPassed: boolean;
}

/** When the announced time passes, the number rises by one, and only once: when that one airs, the next response says. */
export function airingState({ airingAt, episode }: NextAiring, nowMs: number): AiringState {
  const announcedAtMs = airingAt * 1000;
  const hasPassed = nowMs >= announcedAtMs;
  return { episode: hasPassed ? episode + 1 : episode, announcedAtMs, hasPassed };
}

/** Episodes that have aired and are not seen yet. */
export function episodesBehind(progress: number, nextEpisode: number): number {
  return Math.max(0, nextEpisode - 1 - progress);
}
