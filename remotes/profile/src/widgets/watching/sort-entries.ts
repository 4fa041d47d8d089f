import { airingState, episodesBehind } from './airing-state.ts';
import type { CurrentEntry } from './current-lists.query.ts';
import { latestAiring } from './latest-airing.ts';

/** What has an unseen episode first, the one that aired last at the top; then what airs soonest, then the latest change. */
export function sortEntries(entries: readonly CurrentEntry[], nowMs: number): readonly CurrentEntry[] {
  const places = new Map(entries.map((entry) => [entry, placeOf(entry, nowMs)]));
  return entries.toSorted((a, b) => {
    const [one, other] = [places.get(a), places.get(b)];
    if (!one || !other) return 0;
    return one.group - other.group || compare(one.atMs, other.atMs) || other.updatedAt - one.updatedAt;
  });
}

/** Within a group the smaller time comes first: behind, it is negative. */
function placeOf(entry: CurrentEntry, nowMs: number) {
  const { media, progress } = entry;
  const updatedAt = entry.updatedAt ?? 0;
  const next = media.nextAiringEpisode && airingState(media.nextAiringEpisode, nowMs);
  const latest = latestAiring(entry, nowMs);
  const nextEpisode = latest ? latest.episode + 1 : next?.episode;
  if (nextEpisode !== undefined && episodesBehind(progress, nextEpisode) > 0) {
    return { group: 0, atMs: -(latest?.atMs ?? 0), updatedAt };
  }
  return {
    group: 1,
    atMs: next && !next.hasPassed ? next.announcedAtMs : Number.POSITIVE_INFINITY,
    updatedAt,
  };
}

/** Also orders two infinities, whose difference is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
