import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../model/load-first.ts';
import { malMediaFull } from '../../model/media/mal-media-full.query.ts';
import { parseMalKey } from '../../model/media/mal-params.ts';

/** Asks for the work; the page reads it. */
export async function loadMalMedia({ params }: LoaderFunctionArgs): Promise<null> {
  const key = parseMalKey(params.type, params.id);
  return key ? loadFirst(malMediaFull, key) : null;
}
