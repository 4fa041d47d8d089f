import { airingState, episodesBehind } from '../../../widgets/watching/airing-state.ts';
import type { ListCard } from './list.protocol.ts';

/** What airs next, by row, as of a time. */
export interface AiringColumns {
  /** The time that they were computed for; milliseconds since 1970. */
  readonly asOfMs: number;
  readonly behind: Int32Array;
  /** When the next episode airs, milliseconds since 1970; 0 when that is not known. */
  readonly next: Float64Array;
  /** 1 for a title of which an episode airs less than a week before or after the time. */
  readonly thisWeek: Uint8Array;
  /** From then on the columns are others; milliseconds since 1970. Undefined: they stay. */
  readonly changesAtMs: number | undefined;
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Episodes that are out and not seen: of what is watched, or was left off for a while. 0 of all others, since nobody is behind with what is
 * planned or dropped.
 */
export function behindOf({ status, progress, media }: ListCard, nowMs: number): number {
  const next = media.nextAiringEpisode;
  if (!next || (status !== 'CURRENT' && status !== 'REPEATING' && status !== 'PAUSED')) return 0;
  return episodesBehind(progress, airingState(next, nowMs).episode);
}

/** @param records entries as they are with the viewer's changes, by row */
export function createAiringColumns(records: readonly ListCard[]) {
  let known: AiringColumns | undefined;

  const compute = (nowMs: number): AiringColumns => {
    const { length } = records;
    const behind = new Int32Array(length);
    const next = new Float64Array(length);
    const thisWeek = new Uint8Array(length);
    let changesAtMs = Number.POSITIVE_INFINITY;
    for (const [row, record] of records.entries()) {
      const { nextAiringEpisode } = record.media;
      if (!nextAiringEpisode) continue;
      const airingAtMs = nextAiringEpisode.airingAt * 1000;
      behind[row] = behindOf(record, nowMs);
      next[row] = airingAtMs > nowMs ? airingAtMs : 0;
      thisWeek[row] = Math.abs(airingAtMs - nowMs) < WEEK_MS ? 1 : 0;
      // It comes within a week, it airs, and it is a week ago.
      for (const turn of [airingAtMs - WEEK_MS + 1, airingAtMs, airingAtMs + WEEK_MS]) {
        if (turn > nowMs) changesAtMs = Math.min(changesAtMs, turn);
      }
    }
    return {
      asOfMs: nowMs,
      behind,
      next,
      thisWeek,
      changesAtMs: changesAtMs === Number.POSITIVE_INFINITY ? undefined : changesAtMs,
    };
  };

  return {
    at: (nowMs: number): AiringColumns => {
      const isPast = known?.changesAtMs !== undefined && nowMs >= known.changesAtMs;
      if (!known || isPast || nowMs < known.asOfMs) known = compute(nowMs);
      return known;
    },
    /** The records have changed. */
    clear: (): void => {
      known = undefined;
    },
  };
}
