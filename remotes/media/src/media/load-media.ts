import { prefetch } from '@tsugi/data';
import { mediaDetail } from '@tsugi/data/operations/media-detail';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseMediaKey } from './media-params.ts';

export function prefetchMedia(
  type: string | undefined,
  id: string | undefined,
  priority: 'interactive' | 'prefetch',
): void {
  const key = parseMediaKey(type, id);
  if (key) prefetch(mediaDetail, key, { priority });
}

/** Asks for the medium; the pages read it. */
export function loadMedia({ params }: LoaderFunctionArgs): null {
  prefetchMedia(params.type, params.id, 'interactive');
  return null;
}
