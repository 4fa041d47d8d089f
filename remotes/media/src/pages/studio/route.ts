import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import { studioMedia } from '@tsugi/data/operations/studio-media';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../model/load-first.ts';
import { isSignedIn } from '../../model/people/first-query.ts';
import { parsePersonId } from '../../model/people/person-id.ts';
import { parseWorks } from '../../model/people/works-params.ts';
import { studioQuery } from './studio-query.ts';

export { isOtherPage as shouldRevalidate } from '../../model/is-other-page.ts';
export { StudioPage as Component } from './StudioPage.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const variables = firstQuery(params.id, new URL(request.url).searchParams);
  return variables ? loadFirst(studioMedia, variables) : null;
}

export function preload({ params, url }: PreloadTarget): void {
  const variables = firstQuery(params.id, url.searchParams);
  if (variables) prefetch(studioMedia, variables);
}

function firstQuery(segment: string | undefined, search: URLSearchParams) {
  const id = parsePersonId(segment);
  return id === undefined ? undefined : { id, page: 1, ...studioQuery(parseWorks(search), isSignedIn()) };
}
