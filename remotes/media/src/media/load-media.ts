import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../shared/load-first.ts';
import { mediaDetail } from './media-detail.query.ts';
import { parseMediaKey } from './media-params.ts';

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
