import { type CurrentEntry, currentLists } from '@tsugi/data/operations/current-lists';
import { previewAnswer } from '@tsugi/data/pure';
import { keepSnapshot } from '@tsugi/data/snapshot';
import { homeFeed } from '../activity/home-feed.ts';
import { HOME_SNAPSHOT } from '../shared/home-snapshot.ts';
import { FIRST_CARDS } from './first-cards.ts';
import { sortEntries } from './sort-entries.ts';

/** Keeps the first cards of what one watches for the preview of the next visit. */
export function keepHomeCards(anime: readonly CurrentEntry[]): void {
  keepSnapshot(HOME_SNAPSHOT.name, { cards: firstCards(anime) });
}

/** @param data the snapshot, or a response to what one is in the middle of: the tracker's, or the one that was kept */
export function homeCards(data: unknown, isKept?: boolean): readonly CurrentEntry[] {
  if (typeof data === 'object' && data !== null && 'cards' in data) {
    // Only keepHomeCards writes under this name; a damaged text was no JSON and has not come this far.
    return data.cards as readonly CurrentEntry[];
  }
  // The feed was read at the last visit, the lists were not.
  if (homeFeed(data)) return [];
  // The response's form does not depend on whose list it is.
  return firstCards(previewAnswer(currentLists, { userId: 0 }, data, isKept).anime.items);
}

function firstCards(entries: readonly CurrentEntry[]): readonly CurrentEntry[] {
  return sortEntries(entries, Date.now()).slice(0, FIRST_CARDS);
}
