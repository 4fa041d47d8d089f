import { titleSlug } from '@tsugi/data/pure';
import { parseMediaKey } from './media-params.ts';

/** The key of a work at the MAL-style service. */
export interface MalKey {
  readonly type: 'anime' | 'manga';
  readonly malId: number;
}

/** Total: a URL that names no work gives undefined. */
export function parseMalKey(type: string | undefined, id: string | undefined): MalKey | undefined {
  const key = parseMediaKey(type, id);
  return key && { type: key.type === 'MANGA' ? 'manga' : 'anime', malId: key.id };
}

/** The URL of a work in the MAL view, from the product's root. */
export function formatMalPath({ type, malId }: MalKey, title: string): string {
  return `/mal/${type}/${malId}/${titleSlug(title) || 'untitled'}`;
}
