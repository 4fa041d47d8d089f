import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../model/load-first.ts';
import { mediaDetail } from '../../model/media/media-detail.query.ts';
import { parseMediaKey } from '../../model/media/media-params.ts';

export function prefetchMedia(
  type: string | undefined,
  id: string | undefined,
  priority: 'interactive' | 'prefetch',
): void {
  const key = parseMediaKey(type, id);
  if (key) prefetch(mediaDetail, key, { priority });
}

/** Asks for the media; the pages read it. */
export async function loadMedia({ params }: LoaderFunctionArgs): Promise<null> {
  const key = parseMediaKey(params.type, params.id);
  return key ? loadFirst(mediaDetail, key) : null;
}
