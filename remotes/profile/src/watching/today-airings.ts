import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { endOfDay, startOfDay } from './time-until.ts';

export interface TodayAiring {
  readonly entry: CurrentEntry;
  readonly episode: number;
  readonly atMs: number;
  readonly hasAired: boolean;
}

export interface TodayAirings {
  readonly airings: readonly TodayAiring[];
  /** The next airing, or midnight. */
  readonly changesAtMs: number;
}

/** What of these entries airs on the reader's own calendar day, in the order of the clock. */
export function todayAirings(entries: readonly CurrentEntry[], nowMs: number): TodayAirings {
  const [from, to] = [startOfDay(nowMs), endOfDay(nowMs)];
  const airings = entries
    .flatMap((entry) => {
      const next = entry.media.nextAiringEpisode;
      if (!next) return [];
      const atMs = next.airingAt * 1000;
      const isToday = atMs >= from && atMs < to;
      return isToday ? [{ entry, episode: next.episode, atMs, hasAired: atMs <= nowMs }] : [];
    })
    .toSorted((a, b) => a.atMs - b.atMs);
  const ahead = airings.find(({ hasAired }) => !hasAired);
  return { airings, changesAtMs: ahead?.atMs ?? to };
}
