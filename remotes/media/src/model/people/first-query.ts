import { authAtom } from '@tsugi/data';
import { createStore } from 'jotai/vanilla';
import { parsePersonId } from './person-id.ts';
import { parseWorks, worksQuery } from './works-params.ts';

/** The variables of the first request of a page of a character or a member of the staff; undefined without an id in the URL. */
export function firstQuery(segment: string | undefined, search: URLSearchParams) {
  const id = parsePersonId(segment);
  return id === undefined ? undefined : { id, page: 1, ...worksQuery(parseWorks(search), isSignedIn()) };
}

/** A store of its own: the state is read once, here and now. */
export function isSignedIn(): boolean {
  return createStore().get(authAtom).status === 'signed-in';
}
