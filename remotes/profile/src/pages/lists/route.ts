import { currentAuth } from '@tsugi/data';
import { parseListType } from '@tsugi/lists/list-type';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { startList } from './list-session.ts';
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
  const auth = currentAuth();
  const isSignedIn = auth.status === 'signed-in';
  const viewer = isSignedIn ? auth.viewer?.name : undefined;
  const isOwn = viewer?.toLowerCase() === params.name.toLowerCase();
  const filter = effectiveFilter(parseFilter(new URL(request.url).searchParams), isOwn);
  const source = { userName: params.name, type: parseListType(params.type), isSignedIn };
  startList(source, { list: params.list, filter }, isOwn);
  return null;
}

/** Another filter or another of the owner's lists needs no other response. */
export function shouldRevalidate({ currentParams, nextParams }: Change): boolean {
  return currentParams.name !== nextParams.name || currentParams.type !== nextParams.type;
}
