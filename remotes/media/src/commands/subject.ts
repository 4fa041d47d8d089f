import { type MalKey, parseMalKey } from '../model/media/mal-params.ts';
import { type MediaKey, parseMediaKey } from '../model/media/media-params.ts';
import { parseId } from '../model/parse-id.ts';

export interface PersonSubject {
  readonly kind: 'character' | 'staff' | 'studio';
  readonly id: number;
}

/** What a page of this remote is about. */
export type Subject =
  | { readonly kind: 'media'; readonly key: MediaKey }
  | { readonly kind: 'mal'; readonly key: MalKey }
  | PersonSubject;

/** Total: a path that is about nothing gives undefined. */
export function readSubject(path: string): Subject | undefined {
  const [, view, type, id] = path.split('/');
  if (view === 'mal') {
    const key = parseMalKey(type, id);
    return key && { kind: 'mal', key };
  }
  if (view !== 'ani') return undefined;
  if (type === 'character' || type === 'staff' || type === 'studio') {
    const number = parseId(id);
    return number === undefined ? undefined : { kind: type, id: number };
  }
  const key = parseMediaKey(type, id);
  return key && { kind: 'media', key };
}
