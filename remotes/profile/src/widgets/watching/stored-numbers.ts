import { localStore, readItem, writeItem } from '@tsugi/platform/store';

/** Whole numbers by name, as they are stored on this device; none of what is damaged. */
export function storedNumbers(key: string): Readonly<Record<string, number>> {
  try {
    const value: unknown = JSON.parse(readItem(localStore(), key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, number]) => Number.isSafeInteger(number) && number >= 0),
    );
  } catch {
    // Damaged storage: nothing is known.
    return {};
  }
}

export function storeNumbers(key: string, numbers: Readonly<Record<string, number>>): void {
  writeItem(localStore(), key, JSON.stringify(numbers));
}
