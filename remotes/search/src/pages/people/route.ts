import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { peopleKind } from '../../model/people-kinds.ts';
import { PEOPLE_CODEC } from './params.ts';
import { PEOPLE_OPERATIONS, peopleVariables } from './people-operations.ts';

export { PeoplePage as Component } from './PeoplePage.tsx';

/** Starts the first page's request while React still renders; never waits for it. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  prefetchPeople(params.kind, new URL(request.url).searchParams, 'interactive');
  return null;
}

export function preload({ params, url }: PreloadTarget): void {
  prefetchPeople(params.kind, url.searchParams, 'prefetch');
}

function prefetchPeople(
  segment: string | undefined,
  search: URLSearchParams,
  priority: 'interactive' | 'prefetch',
): void {
  const kind = peopleKind(segment);
  const variables = { ...peopleVariables(kind, PEOPLE_CODEC.parse(search)), page: 1 };
  prefetch(PEOPLE_OPERATIONS[kind], variables, { priority });
}
