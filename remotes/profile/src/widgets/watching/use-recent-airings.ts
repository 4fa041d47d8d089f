import { read } from '@tsugi/data';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CurrentEntry } from './current-lists.query.ts';
import { noteAired, STORED_MS, unknownAirings } from './noted-airings.ts';
import { recentAirings } from './recent-airings.query.ts';
import { endOfDay } from './time-until.ts';

/**
 * On a device that has not seen the latest episodes announced: asks the tracker once when they have aired, for a week may
 * be skipped. Until then they are taken to air weekly. Renders again when it is known.
 */
export function useRecentAirings(entries: readonly CurrentEntry[]): void {
  const [, setNoted] = useState(0);
  const mediaIds = unknownAirings(entries, Date.now())
    .map(({ mediaId }) => mediaId)
    .toSorted((a, b) => a - b)
    .join();

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const nowMs = Date.now();
    const asked = unknownAirings(entries, nowMs);
    // The same for a day, so that the response is taken from the cache.
    const after = endOfDay(nowMs - STORED_MS) / 1000;
    try {
      const ids = mediaIds.split(',').map(Number);
      const aired = await read(recentAirings, { mediaIds: ids, after }, { priority: 'background', signal });
      noteAired(asked, aired, after, nowMs);
      setNoted((count) => count + 1);
    } catch {
      // The weekly rhythm stays; the next visit asks again.
    }
  });
  useEffect(() => {
    if (mediaIds === '') return;
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [mediaIds]);
}
