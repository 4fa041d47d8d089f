import { currentAuth } from '@tsugi/data';
import { parseId } from '../parse-id.ts';
import { parseWorks, type WorksParams } from './works-params.ts';

/** The variables of the first request of a page with works; undefined without an id in the URL. */
export function firstWorks<Q extends object>(
  segment: string | undefined,
  search: URLSearchParams,
  queryOf: (params: WorksParams, isSignedIn: boolean) => Q,
) {
  const id = parseId(segment);
  return id === undefined
    ? undefined
    : { id, page: 1, ...queryOf(parseWorks(search), currentAuth().status === 'signed-in') };
}

/** Whether a loader has to run: while a page is shown, it asks for itself when its filters change. */
export function isOtherPage({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
