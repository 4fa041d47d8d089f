import { type Language, registry, setLanguage } from './language.ts';

let changes = 0;

/**
 * Changes the language of the page without loading it again: first the translations of all scripts so far arrive (or are late,
 * see `loadCatalogue`), then all texts change at once. Of several changes at a time the last one counts.
 */
export async function changeLanguage(next: Language): Promise<void> {
  changes += 1;
  const change = changes;
  // Scripts that begin to load meanwhile have the translations of the language before: until there are no more of them.
  for (let [before, now] = [-1, 0]; before !== now; ) {
    before = now;
    now = (await registry.load?.(undefined, next))?.length ?? 0;
  }
  if (change === changes) setLanguage(next);
}
