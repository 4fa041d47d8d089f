import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseListType } from './list-filter.ts';
import { listSource, startList } from './list-session.ts';
import { effectiveFilter, parseFilter } from './params.ts';

type Params = LoaderFunctionArgs['params'];

interface Change {
  readonly currentParams: Params;
  readonly nextParams: Params;
}

export { MediaListPage as Component } from './MediaListPage.tsx';

/** Does not wait for the list. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  if (!params.name) return null;
  const source = listSource(params.name, parseListType(params.type));
  const filter = effectiveFilter(parseFilter(new URL(request.url).searchParams), source.isOwn);
  startList(source, { list: params.list, filter });
  return null;
}

/** Another filter or another of the owner's lists needs no other response. */
export function shouldRevalidate({ currentParams, nextParams }: Change): boolean {
  return currentParams.name !== nextParams.name || currentParams.type !== nextParams.type;
}
