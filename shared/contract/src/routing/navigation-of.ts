import type { NavigationEntry } from '../remote-manifest.ts';
import { manifestText } from './manifest-text.ts';
import { parsedContributions } from './parsed-contributions.ts';

/**
 * The links of all manifests in their order, with labels in the language of the page. Also of one whose remote cannot be loaded: its page says why.
 * @param manifests as parsed; what is no entry is left out
 */
export function navigationOf(manifests: readonly unknown[]): readonly NavigationEntry[] {
  return manifests
    .flatMap((manifest) =>
      parsedContributions(manifest, 'navigation')
        .filter(isEntry)
        .map((entry) => ({ ...entry, label: manifestText(manifest, entry.label) })),
    )
    .sort((one, other) => one.order - other.order);
}

function isEntry(value: Partial<NavigationEntry>): value is NavigationEntry {
  return (
    // Within the product: no other origin, no script.
    /^\/(?!\/)/.test(`${value.to}`) &&
    Array.isArray(value.places) &&
    typeof value.label === 'string' &&
    typeof value.order === 'number'
  );
}
