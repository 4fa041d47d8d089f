import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { peopleKind } from '../../model/people-kinds.ts';
import { PEOPLE_CODEC } from './params.ts';
import { PEOPLE_OPERATIONS, peopleVariables } from './people-operations.ts';

export { PeoplePage as Component } from './PeoplePage.tsx';

/** Starts the first page's request while React still renders; never waits for it. */
export function loader({ request }: LoaderFunctionArgs): null {
  prefetchPeople(new URL(request.url), 'interactive');
  return null;
}

export function preload({ url }: PreloadTarget): void {
  prefetchPeople(url, 'prefetch');
}

function prefetchPeople({ pathname, searchParams }: URL, priority: 'interactive' | 'prefetch'): void {
  const kind = peopleKind(pathname);
  const variables = { ...peopleVariables(kind, PEOPLE_CODEC.parse(searchParams)), page: 1 };
  prefetch(PEOPLE_OPERATIONS[kind], variables, { priority });
}
