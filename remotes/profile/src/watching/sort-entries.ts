import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { airingState, episodesBehind } from './airing-state.ts';

/** What has a new episode first, then what airs soonest, then what was touched last. */
export function sortEntries(entries: readonly CurrentEntry[], nowMs: number): readonly CurrentEntry[] {
  const places = new Map(entries.map((entry) => [entry, placeOf(entry, nowMs)]));
  return entries.toSorted((a, b) => {
    const [one, other] = [places.get(a), places.get(b)];
    if (!one || !other) return 0;
    return one.group - other.group || compare(one.atMs, other.atMs) || other.updatedAt - one.updatedAt;
  });
}

function placeOf({ media, progress, updatedAt }: CurrentEntry, nowMs: number) {
  const next = media.nextAiringEpisode && airingState(media.nextAiringEpisode, nowMs);
  return {
    group: next && episodesBehind(progress, next.episode) > 0 ? 0 : 1,
    atMs: next?.atMs ?? Number.POSITIVE_INFINITY,
    updatedAt: updatedAt ?? 0,
  };
}

/** Also orders two infinities, whose difference is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
