import { isWatched } from '../../model/airing.ts';
import type { ListedAnime } from '../../model/airing-list.query.ts';
import { availableAtMs, type TimeSettings } from '../../model/time-settings.ts';
import { dayAt } from '../../model/zone.ts';

/** An episode that comes within the next 24 hours. */
export interface TonightAiring {
  readonly media: ListedAnime['media'];
  readonly episode: number;
  /** When it is there for the user; milliseconds since 1970. */
  readonly atMs: number;
  /** In the user's zone it is another day then. */
  readonly isTomorrow: boolean;
}

const DAY_MS = 86_400_000;

/** What of the series that the user watches comes in the next 24 hours, in the order of the clock. */
export function tonightAirings(
  anime: readonly ListedAnime[],
  nowMs: number,
  settings: Pick<TimeSettings, 'zone' | 'delayMinutes'>,
): readonly TonightAiring[] {
  const today = dayAt(nowMs, settings.zone);
  return anime
    .flatMap(({ entry, media, next }) => {
      if (!isWatched(entry) || !next || entry.progress >= next.episode) return [];
      const atMs = availableAtMs(next.airingAt, settings);
      if (atMs <= nowMs || atMs >= nowMs + DAY_MS) return [];
      const isTomorrow = dayAt(atMs, settings.zone) !== today;
      return { media, episode: next.episode, atMs, isTomorrow };
    })
    .toSorted((one, other) => one.atMs - other.atMs);
}
