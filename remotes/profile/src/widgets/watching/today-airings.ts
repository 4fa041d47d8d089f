import type { CurrentEntry } from './current-lists.query.ts';
import { latestAiring } from './latest-airing.ts';
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

/** What of these entries has aired and airs on the user's own calendar day, in the order of the clock. */
export function todayAirings(entries: readonly CurrentEntry[], nowMs: number): TodayAirings {
  const [from, to] = [startOfDay(nowMs), endOfDay(nowMs)];
  const all = entries
    .flatMap((entry) => airingsOf(entry, nowMs))
    .filter(({ atMs }) => atMs >= from && atMs < to)
    .toSorted((a, b) => a.atMs - b.atMs);
  const ahead = all.filter(({ hasAired }) => !hasAired);
  // Aired episodes are removed first when there are too many.
  const start = Math.min(all.length - ahead.length, Math.max(0, all.length - MOST));
  const airings = all.slice(start, start + MOST);
  return { airings, more: all.length - start - airings.length, changesAtMs: ahead[0]?.atMs ?? to };
}

function airingsOf(entry: CurrentEntry, nowMs: number): readonly TodayAiring[] {
  const latest = latestAiring(entry, nowMs);
  const next = entry.media.nextAiringEpisode;
  const nextAtMs = (next?.airingAt ?? 0) * 1000;
  return [
    ...(latest ? [{ entry, episode: latest.episode, atMs: latest.atMs, hasAired: true }] : []),
    ...(next && nextAtMs > nowMs ? [{ entry, episode: next.episode, atMs: nextAtMs, hasAired: false }] : []),
  ];
}
