import { prefetch } from '@tsugi/data';
import { malMediaFull } from '@tsugi/data/operations/mal-media-full';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { type MalKey, parseMalKey } from './mal-params.ts';

/** Asks for the work; the page reads it. */
export function loadMalMedia({ params }: LoaderFunctionArgs): null {
  const key = parseMalKey(params.type, params.id);
  if (key) prefetchMalMedia(key);
  return null;
}

function prefetchMalMedia(key: MalKey): void {
  prefetch(malMediaFull, key, { priority: 'interactive' });
}
