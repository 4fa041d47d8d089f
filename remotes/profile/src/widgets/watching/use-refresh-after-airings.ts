import { useEffect, useEffectEvent, useState } from 'react';
import type { CurrentEntry } from './current-lists.query.ts';

/** After an announced airing the lists are read again, and twice more while the tracker still announces it; milliseconds. */
const REFRESH_AFTER_MS = [20_000, 120_000, 600_000];

/** Users are spread over so many seconds: many episodes air at the full hour. */
const SPREAD_SECONDS = 30;

/** Longest that a timer waits: a page that stood open for longer reads its lists anyway. */
const HORIZON_MS = 86_400_000;

/** Reads the lists again once an episode has aired: only then the tracker names the next one. */
export function useRefreshAfterAirings(
  entries: readonly CurrentEntry[],
  userId: number | undefined,
  refresh: () => void,
): void {
  const [count, setCount] = useState(0);
  const onDue = useEffectEvent(refresh);
  const times = entries.flatMap(({ media: { nextAiringEpisode: next } }) => next?.airingAt ?? []).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refresh waits for the next one
  useEffect(() => {
    if (times === '' || userId === undefined) return;
    const dueAtMs = nextRefresh(times.split(',').map(Number), userId, Date.now());
    if (dueAtMs === undefined) return;
    const timer = setTimeout(() => {
      onDue();
      setCount((before) => before + 1);
    }, dueAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [times, userId, count]);
}

/**
 * @param airings Unix seconds
 * @returns milliseconds since 1970; undefined when none is near
 */
export function nextRefresh(airings: readonly number[], userId: number, nowMs: number): number | undefined {
  const spreadMs = (userId % SPREAD_SECONDS) * 1000;
  const due = airings
    .flatMap((at) => REFRESH_AFTER_MS.map((afterMs) => at * 1000 + afterMs + spreadMs))
    .filter((atMs) => atMs > nowMs && atMs < nowMs + HORIZON_MS);
  return due.length === 0 ? undefined : Math.min(...due);
}
