import { type Language, registry, setLanguage } from './language.ts';

let changes = 0;

/**
 * Changes the language of the page without loading it again: first the translations of all scripts so far arrive (or are late,
 * see `loadCatalogue`), then all texts change at once. Of several changes at a time the last one counts.
 */
export async function changeLanguage(next: Language): Promise<void> {
  changes += 1;
  const change = changes;
  // Scripts that begin to load meanwhile still get the translations of the language before.
  for (let count = -1; count !== registry.scripts.size; ) {
    count = registry.scripts.size;
    await Promise.all([...registry.scripts].map((script) => registry.load?.(script, next)));
  }
  if (change === changes) setLanguage(next);
}
