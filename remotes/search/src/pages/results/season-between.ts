import { currentSeason, followingSeason, nextSeason, type Season } from '@tsugi/data/pure';

/**
 * In its last week a season is still the current one, while the next season is already the one after the coming one: the
 * coming season, which no named header stands for then; else undefined.
 */
export function seasonBetween(now: Date): Season | undefined {
  const following = followingSeason(currentSeason(now));
  return following.season === nextSeason(now).season ? undefined : following;
}
