import { prefetch } from '@tsugi/data';
import { mediaStaff } from '@tsugi/data/operations/media-staff';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseMediaKey } from '../media/media-params.ts';

/** Asks for the first page; the list reads it. */
export function loadStaff({ params }: LoaderFunctionArgs): null {
  const key = parseMediaKey(params.type, params.id);
  if (key) prefetch(mediaStaff, { id: key.id, page: 1 }, { priority: 'interactive' });
  return null;
}
