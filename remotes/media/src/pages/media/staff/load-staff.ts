import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../../model/load-first.ts';
import { parseMediaKey } from '../../../model/media/media-params.ts';
import { mediaStaff } from './media-staff.query.ts';

/** Asks for the first page; the list reads it. */
export async function loadStaff({ params }: LoaderFunctionArgs): Promise<null> {
  const key = parseMediaKey(params.type, params.id);
  return key ? loadFirst(mediaStaff, { id: key.id, page: 1 }) : null;
}
