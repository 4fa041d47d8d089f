import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseListType } from './list-filter.ts';
import { startList } from './start-list.ts';

type Params = LoaderFunctionArgs['params'];

interface Change {
  readonly currentParams: Params;
  readonly nextParams: Params;
}

export { MediaListPage as Component } from './MediaListPage.tsx';

const TYPES = ['anime', 'manga'];

/** Does not wait for the list. */
export function loader({ params }: LoaderFunctionArgs): null {
  // The router matches this route for /user/:name/stats too, before the redirect from there.
  const isList = TYPES.includes(params.type?.toLowerCase() ?? '');
  if (isList && params.name) void startList(params.name, parseListType(params.type));
  return null;
}

/** Another filter or another of the owner's lists needs no other response. */
export function shouldRevalidate({ currentParams, nextParams }: Change): boolean {
  return currentParams.name !== nextParams.name || currentParams.type !== nextParams.type;
}
