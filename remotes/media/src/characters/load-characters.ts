import { prefetch } from '@tsugi/data';
import { mediaCharacters } from '@tsugi/data/operations/media-characters';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseMediaKey } from '../media/media-params.ts';

/** Asks for the first page; the list reads it. */
export function loadCharacters({ params }: LoaderFunctionArgs): null {
  const key = parseMediaKey(params.type, params.id);
  if (key) prefetch(mediaCharacters, { id: key.id, page: 1 }, { priority: 'interactive' });
  return null;
}
