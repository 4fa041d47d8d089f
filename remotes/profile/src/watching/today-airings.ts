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
  /** How many follow later today that are not among them. */
  readonly more: number;
  /** The next airing, or midnight. */
  readonly changesAtMs: number;
}

/** More than this would push away what stands below. */
const MOST = 6;

/** What of these entries airs on the user's own calendar day, in the order of the clock. */
export function todayAirings(entries: readonly CurrentEntry[], nowMs: number): TodayAirings {
  const [from, to] = [startOfDay(nowMs), endOfDay(nowMs)];
  const all = entries
    .flatMap((entry) => {
      const next = entry.media.nextAiringEpisode;
      if (!next) return [];
      const atMs = next.airingAt * 1000;
      const isToday = atMs >= from && atMs < to;
      return isToday ? [{ entry, episode: next.episode, atMs, hasAired: atMs <= nowMs }] : [];
    })
    .toSorted((a, b) => a.atMs - b.atMs);
  const ahead = all.filter(({ hasAired }) => !hasAired);
  // Aired episodes are removed first when there are too many.
  const start = Math.min(all.length - ahead.length, Math.max(0, all.length - MOST));
  const airings = all.slice(start, start + MOST);
  return { airings, more: all.length - start - airings.length, changesAtMs: ahead[0]?.atMs ?? to };
}
