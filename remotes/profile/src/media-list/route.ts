import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseListType } from './list-filter.ts';
import { startList } from './start-list.ts';

type Params = LoaderFunctionArgs['params'];

interface Change {
  readonly currentParams: Params;
  readonly nextParams: Params;
}

export { MediaListPage as Component } from './MediaListPage.tsx';

/** Does not wait for the list. */
export function loader({ params }: LoaderFunctionArgs): null {
  if (params.name) void startList(params.name, parseListType(params.type));
  return null;
}

/** Another filter or another of the owner's lists needs no other response. */
export function shouldRevalidate({ currentParams, nextParams }: Change): boolean {
  return currentParams.name !== nextParams.name || currentParams.type !== nextParams.type;
}
