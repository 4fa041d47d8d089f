import type { Page } from '@playwright/test';
import { readStore } from './read-store.ts';

/** Keys of all results in the page's IndexedDB; never creates a database. */
export async function cachedKeys(page: Page): Promise<string[]> {
  const keys = ['tsugi-results', 'tsugi-users'].map((name) => readStore(page, name, 'entries', 'getAllKeys'));
  return (await Promise.all(keys)).flat().map(String);
}
