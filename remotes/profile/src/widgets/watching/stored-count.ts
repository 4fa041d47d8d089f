const KEY = 'tsugi:home-cards';

type Shelf = 'ANIME' | 'MANGA' | 'today';

/** How many cards there were at the last visit, so that placeholders take up the same room. */
export function storedCount(shelf: Shelf, usual: number): number {
  return read()[shelf] ?? usual;
}

export function storeCount(shelf: Shelf, count: number): void {
  const counts = read();
  if (counts[shelf] === count) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...counts, [shelf]: count }));
  } catch {
    // Without storage the placeholders are as many as usual.
  }
}

function read(): Partial<Record<string, number>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, count]) => Number.isSafeInteger(count) && count >= 0),
    );
  } catch {
    // Damaged or forbidden storage: no count.
    return {};
  }
}
