import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../shared/load-first.ts';
import { malMediaFull } from './mal-media-full.query.ts';
import { parseMalKey } from './mal-params.ts';

/** Asks for the work; the page reads it. */
export async function loadMalMedia({ params }: LoaderFunctionArgs): Promise<null> {
  const key = parseMalKey(params.type, params.id);
  return key ? loadFirst(malMediaFull, key) : null;
}
