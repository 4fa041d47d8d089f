import { storedNumbers, storeNumbers } from './stored-numbers.ts';

const KEY = 'tsugi:home-cards';

type Shelf = 'ANIME' | 'MANGA' | 'today';

/** How many cards there were at the last visit, so that placeholders take up the same room. */
export function storedCount(shelf: Shelf, usual: number): number {
  return storedNumbers(KEY)[shelf] ?? usual;
}

export function storeCount(shelf: Shelf, count: number): void {
  const counts = storedNumbers(KEY);
  if (counts[shelf] !== count) storeNumbers(KEY, { ...counts, [shelf]: count });
}
